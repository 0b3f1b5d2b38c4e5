import { Suspense } from 'react';
import { useOffice } from '@/parts/office';
import { NotFoundScreen } from './NotFoundScreen';
import { lazyPart } from '@/ui/lazyPart';

const UsersScreen = lazyPart(() => import('@/features/settings/UsersScreen'));

/** The users of a shared office; an address that nobody knows where there is none. */
export default function UsersRoute() {
  const office = useOffice();
  if (!office) return <NotFoundScreen />;
  return (
    <Suspense>
      <UsersScreen office={office} />
    </Suspense>
  );
}
