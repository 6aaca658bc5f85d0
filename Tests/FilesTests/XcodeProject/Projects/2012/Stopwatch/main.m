// main.m
