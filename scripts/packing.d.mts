/** Packs those files of a folder that are not packed yet, beside themselves. */
export function packFiles(folder: string): Promise<void>;
