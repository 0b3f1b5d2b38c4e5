const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex="0"]';

/** Whether something is in the page, in sight, and can have the focus. */
export const canTakeFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled');

/** What Tab goes through within a place. */
export const tabStops = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll(FOCUSABLE)].filter((one) => canTakeFocus(one)).filter((one) => one.tabIndex >= 0);
