/**
 * The rest of a double click whose first click led elsewhere goes nowhere: whoever clicks LOGIN twice means no column of
 * the list that has come in its place.
 */
export function ignoreStrayClicks(page: Document): void {
  let first: EventTarget | null = null;
  const look = (event: MouseEvent) => {
    if (event.detail <= 1) first = event.target;
    else if (first instanceof Node && !first.isConnected) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Both: a click acts, and pressing the button takes the focus.
  page.addEventListener('mousedown', look, { capture: true });
  page.addEventListener('click', look, { capture: true });
}
