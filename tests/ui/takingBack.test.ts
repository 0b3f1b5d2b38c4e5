import { afterEach, expect, test, vi } from 'vitest';
import { takingBack } from '@/ui/takingBack';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('much is taken back once, after the page has shown that it is at work, and then it is told why it was not', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  const order: string[] = [];
  const undo = () => {
    order.push('undo');
    return 'It has been changed again since.';
  };
  const click = takingBack(undo, {
    atWork: () => order.push('at work'),
    done: (refusal) => order.push(`done: ${refusal}`),
  });
  click();
  click();
  expect(order).toEqual(['at work']);
  vi.runAllTimers();
  click();
  vi.runAllTimers();
  expect(order).toEqual(['at work', 'undo', 'done: It has been changed again since.']);
});
