import { lazyPart } from '@/ui/lazyPart';
import { SharedModeRoute } from './SharedModeRoute';

const UsersScreen = lazyPart(() => import('@/features/settings/UsersScreen'));

/** Who belongs to a shared office. */
export default function UsersRoute() {
  return <SharedModeRoute>{(office) => <UsersScreen office={office} />}</SharedModeRoute>;
}
