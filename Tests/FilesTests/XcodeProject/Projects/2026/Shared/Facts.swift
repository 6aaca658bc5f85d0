// Shared/Facts
