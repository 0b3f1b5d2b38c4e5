import { lazyPart } from '@/ui/lazyPart';
import { OfficeRoute } from './OfficeRoute';

const SignInsScreen = lazyPart(() => import('@/features/settings/SignInsScreen'));

/** Where people are signed in to a shared office. */
export default function SignInsRoute() {
  return <OfficeRoute>{(office) => <SignInsScreen office={office} />}</OfficeRoute>;
}
