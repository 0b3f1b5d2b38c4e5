import { lazyPart } from '@/ui/lazyPart';
import { SharedModeRoute } from './SharedModeRoute';

const SignInsScreen = lazyPart(() => import('@/features/settings/SignInsScreen'));

/** Where people are signed in to a shared office. */
export default function SignInsRoute() {
  return <SharedModeRoute>{(office) => <SignInsScreen office={office} />}</SharedModeRoute>;
}
