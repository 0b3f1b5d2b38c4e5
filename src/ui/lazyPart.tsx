import { lazy, useState, type ComponentType } from 'react';
import { MissingPart, type MissingPartProps } from './MissingPart';
import { PartBoundary } from './PartBoundary';
import { fetched } from './partNotFetched';

/**
 * A component whose code is fetched when it is first shown, inside somebody's Suspense. Where it does not come, all around it
 * stays as it is, and `Missing`, which gets its props, stands in its place with a way to try again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props & MissingPartProps> = MissingPart,
) {
  // React keeps a failure for good, so that another try is another component.
  const anew = () => lazy(() => fetched(load));
  const kept = { part: anew() };
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => kept.part);
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
  };
}
