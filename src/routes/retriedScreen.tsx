import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '@/ui/lazyPart';
import { MissingScreen } from './MissingScreen';

/** In the place of a screen whose code did not come: it is fetched once more whenever that is shown, or asked for. */
export function retriedScreen(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Screen = lazyPart(load, MissingScreen);
  return function RetriedScreen() {
    return (
      <Suspense>
        <Screen />
      </Suspense>
    );
  };
}
