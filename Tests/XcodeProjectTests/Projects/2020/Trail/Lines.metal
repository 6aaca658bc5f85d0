// a shader
