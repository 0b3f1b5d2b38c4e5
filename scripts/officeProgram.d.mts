export declare const buildOfficeProgram: (folder: string) => Promise<unknown>;
