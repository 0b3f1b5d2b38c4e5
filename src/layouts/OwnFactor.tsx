import { lazyPart } from '@/ui/lazyPart';

const OwnFactorDialog = lazyPart(() => import('@/features/settings/OwnFactorDialog'));

/** The dialog for one's own second factor; from here, so that the first screen does not bear the list of all that it loads. */
export default function OwnFactor(props: { onClose: () => void }) {
  return <OwnFactorDialog {...props} />;
}
