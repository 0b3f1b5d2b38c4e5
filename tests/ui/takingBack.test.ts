import { expect, test } from 'vitest';
import { takingBack } from '@/ui/takingBack';

test('much is taken back once, with how far it is, and then it is told why it was not', async () => {
  const order: string[] = [];
  let begun = 0;
  let resolve = () => {};
  const promise = new Promise<void>((resolved) => (resolve = resolved));
  const click = takingBack(
    async (onProgress) => {
      begun += 1;
      onProgress(0.5);
      await promise;
      onProgress(1);
      return 'It has been changed again since.';
    },
    { atWork: (share) => order.push(`at work: ${share}`), done: (refusal) => order.push(`done: ${refusal}`) },
  );
  click();
  click();
  expect(order).toEqual(['at work: 0.5']);
  resolve();
  await expect.poll(() => order).toEqual(['at work: 0.5', 'done: It has been changed again since.']);
  click();
  expect(begun).toBe(1);
});
