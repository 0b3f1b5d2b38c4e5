import { lazy, useState, type ComponentType } from 'react';
import { MissingPart, type MissingPartProps } from './MissingPart';
import { PartBoundary } from './PartBoundary';
import { fetched } from './partNotFetched';

/** A component whose code is fetched when it is first shown, as `lazyPart` gives it, and what fetches that code before. */
export function partAhead<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props & MissingPartProps> = MissingPart,
) {
  let there: ComponentType<Props> | undefined;
  const fetch = async () => {
    const code = await fetched(load);
    there = code.default;
    return code;
  };
  // React keeps a failure for good, so that another try is another component.
  const anew = () => lazy(fetch);
  const kept = { part: anew() };
  function LazyPart(props: Props) {
    // Code that is there is not waited for: React shows what it waited for once nothing else changes, and a toast that counts down
    // changes with each frame.
    const [Part, setPart] = useState<ComponentType<Props>>(() => there ?? kept.part);
    return (
      <PartBoundary
        onMissing={() => {
          kept.part = anew();
        }}
        onTryAgain={() => setPart(() => kept.part)}
        missing={(tryAgain) => <Missing {...props} onTryAgain={tryAgain} />}
      >
        <Part {...props} />
      </PartBoundary>
    );
  }
  return { LazyPart, fetch };
}

/**
 * A component whose code is fetched when it is first shown, inside somebody's Suspense. Where it does not come, all around it
 * stays as it is, and `Missing`, which gets its props, stands in its place with a way to try again.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing?: ComponentType<Props & MissingPartProps>,
) => partAhead(load, Missing).LazyPart;
