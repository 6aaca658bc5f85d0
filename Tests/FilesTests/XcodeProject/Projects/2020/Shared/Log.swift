// Shared/Log
