/** Runs in the page before anything else: notes when the first row and the answers to keys are painted. */
export function watchPaints() {
  const times = (globalThis.benchTimes = {});
  const whenPainted = (say) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => say(performance.now()), { once: true });
      port1.start();
      port2.postMessage(0);
    });
  const rows = new MutationObserver(() => {
    if (!document.querySelector('tr[data-row-key]')) return;
    rows.disconnect();
    whenPainted((at) => (times.firstRow = at));
  });
  rows.observe(document, { subtree: true, childList: true });
  let key;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const pressed = (key = times.key = { timeStamp, frame: 0, result: 0 });
      whenPainted((at) => (pressed.frame = at - timeStamp));
    },
    true,
  );
  // An input's own new value is no change of the tree, and code fetched for later clicks changes only the head: what
  // changes in the body is the answer.
  const answers = new MutationObserver((changes) => {
    const pressed = key;
    if (pressed && changes.some(({ target }) => document.body.contains(target)))
      whenPainted((at) => (pressed.result = at - pressed.timeStamp));
  });
  answers.observe(document, { subtree: true, childList: true, characterData: true });
}

const TYPED = 'relays 12';

/** Of a session that asked for it before the page was opened: milliseconds of processor time that the page's main thread took. */
async function processorTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** The slow setting: a CPU at a quarter of its speed, 10 Mbit/s with 40 ms of latency. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const throughput = (10 * 1000 * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

const bytesUntil = (moment) => {
  const loaded = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < moment);
  const sum = (ending) =>
    loaded.reduce((bytes, { name, encodedBodySize }) => (name.endsWith(ending) ? bytes + encodedBodySize : bytes), 0);
  return { js: sum('.js'), css: sum('.css') };
};

/** Opens an address in a page of its own; ends with its first row, of which it tells when (ms) that was and its processor time until then. */
async function visit(context, address, slow) {
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  if (slow) await slowDown(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.benchTimes.firstRow, undefined, { timeout: 120_000 });
  const processor = await processorTime(session);
  const firstRow = await page.evaluate(() => globalThis.benchTimes.firstRow);
  return { page, firstRow, processor };
}

/** Ends when the service worker that a page has asked for, if any, keeps all of the program. */
async function programKept() {
  if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
}

/** The third visit of a browser: what the first one fetched is kept. A browser with windows keeps compiled code as well. */
async function laterVisit(context, address, slow) {
  const second = await visit(context, address, slow);
  await second.page.waitForLoadState('networkidle');
  await second.page.close();
  const { firstRow } = await visit(context, address, slow);
  return firstRow;
}

/**
 * Opens an address as a first visit, types into the search box, and opens it twice more in the same browser.
 * @returns times in ms and bytes after gzip: what was asked for before the first row was painted
 */
export async function measure(browser, address, slow) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const { page, firstRow, processor } = await visit(context, address, slow);
    const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    const bytes = await page.evaluate(bytesUntil, firstRow);
    // What a page fetches when idle is not to disturb the typing.
    await page.waitForLoadState('networkidle');
    await page.locator('input[aria-label="Search"]').click();
    const keys = [];
    for (const character of TYPED) {
      await page.keyboard.press(character === ' ' ? 'Space' : character);
      await page.waitForFunction(() => globalThis.benchTimes.key.frame);
      // Longer than the answer takes, and than the address follows the text.
      await page.waitForTimeout(slow ? 1000 : 400);
      const { frame, result } = await page.evaluate(() => globalThis.benchTimes.key);
      keys.push({ frame, result: Math.max(frame, result) });
    }
    await page.evaluate(programKept);
    await page.close();
    return { ...bytes, fcp, firstRow, processor, keys, later: await laterVisit(context, address, slow) };
  } finally {
    await context.close();
  }
}
