import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react({ compiler: true })],
  resolve: { tsconfigPaths: true },
  build: { target: 'es2023', manifest: true, sourcemap: true },
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
});
