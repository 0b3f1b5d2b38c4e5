import { defineConfig } from 'vite';

/** A page without a screen: the store and its journal alone. */
export default defineConfig({ resolve: { tsconfigPaths: true } });
