export declare const chromiumArgs: string[];
export declare const findChromium: () => string | undefined;
export declare const ensureChromium: () => string;
