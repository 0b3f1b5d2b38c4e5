/** In a page: warns of each class that the patterns match as soon as an element has it, for a build has no style for it. */
export function warnOfUnshown(patterns: readonly string[]) {
  const unshown = patterns.map((pattern) => new RegExp(pattern));
  const seen = new Set<string>();
  const look = (element: Element) => {
    for (const name of element.classList) {
      if (seen.has(name)) continue;
      seen.add(name);
      if (unshown.some((pattern) => pattern.test(name))) console.warn(`The build has no style for the class ${name}`);
    }
  };
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const element of [target, ...addedNodes]) {
        if (!(element instanceof Element)) continue;
        look(element);
        if (element !== target) element.querySelectorAll('[class]').forEach(look);
      }
    }
  });
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
}
