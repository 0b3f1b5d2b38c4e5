export declare const firefoxPreferences: Record<string, number>;
export declare const findFirefox: () => string | undefined;
