import { lazyPart } from '@/ui/lazyPart';

const OwnPasswordDialog = lazyPart(() => import('@/features/settings/OwnPasswordDialog'));

/** The dialog for one's own password; from here, so that the first screen does not bear the list of all that it loads. */
export default function OwnPassword(props: { onClose: () => void }) {
  return <OwnPasswordDialog {...props} />;
}
