import { MOST_TYPED } from './mostTyped';

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Under React's own setter, which would take the shorter text for the one that it knows already. */
const put = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);

/**
 * Gives every field of the page a largest length, also those that antd makes: a browser lays out a text of a million
 * characters for seconds. A field that needs more says so by a `maxLength` of its own.
 */
export function limitTyping(page: Document): void {
  page.addEventListener(
    'focusin',
    ({ target }) => {
      if (isField(target) && target.maxLength < 0) {
        target.maxLength = target instanceof HTMLTextAreaElement ? MOST_TYPED.area : MOST_TYPED.line;
      }
    },
    { capture: true },
  );
  page.addEventListener(
    'input',
    ({ target }) => {
      // What a script or a password manager fills in is not held to the length.
      if (isField(target) && target.maxLength > 0 && target.value.length > target.maxLength) {
        put(target, target.value.slice(0, target.maxLength));
      }
    },
    { capture: true },
  );
}
