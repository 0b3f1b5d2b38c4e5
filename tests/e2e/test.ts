import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { SESSION_ADDRESS } from '@/office/signInProtocol';

/** What Chromium says of an office that turns somebody away, as it does for a moment while it reads anew who is let in; and of a page that is left while it connects. */
const TURNED_AWAY =
  /^WebSocket connection to '\S+\/nats' failed: (Received a broken close frame|Error during WebSocket handshake: Unexpected response code: 503|WebSocket is closed before the connection is established)/;

/** What Chromium says where a loaded machine's office has no answer for a moment of who is signed in: the page asks it again by itself. */
const isAskedAgain = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith(SESSION_ADDRESS) && message.text().includes('status of 503');

/** What Playwright itself says where a journey has no service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Whether the product has said it, sooner or later than Playwright says its own. */
export const isOwn = (message: ConsoleMessage): boolean => message.text() !== NO_WORKER;

/** Playwright's test, in which every page must stay silent (no warning, no error) and within its own origin. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context, baseURL }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (!['warning', 'error'].includes(message.type()) || !isOwn(message)) return;
        if (!TURNED_AWAY.test(text) && !isAskedAgain(message)) noise.push(text);
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
