import { expect, test as base } from '@playwright/test';

/** Playwright's test, in which every page must stay silent (no warning, no error) and within its own origin. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context, baseURL }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) noise.push(message.text());
      });
      context.on('weberror', (error) => noise.push(String(error.error())));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) noise.push(`asked ${request.url()}`);
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
