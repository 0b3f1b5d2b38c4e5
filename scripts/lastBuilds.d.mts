export function keepLastBuilds(folder: string, built: string[]): void;
