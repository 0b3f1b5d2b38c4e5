export declare const ensureNatsServer: () => string;
