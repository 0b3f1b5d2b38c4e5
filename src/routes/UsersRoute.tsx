import { lazyPart } from '@/ui/lazyPart';
import { OfficeRoute } from './OfficeRoute';

const UsersScreen = lazyPart(() => import('@/features/settings/UsersScreen'));

/** Who belongs to a shared office. */
export default function UsersRoute() {
  return <OfficeRoute>{(office) => <UsersScreen office={office} />}</OfficeRoute>;
}
