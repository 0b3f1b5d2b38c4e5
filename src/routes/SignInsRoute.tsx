import { Suspense } from 'react';
import { useOffice } from '@/parts/office';
import { NotFoundScreen } from './NotFoundScreen';
import { lazyPart } from '@/ui/lazyPart';

const SignInsScreen = lazyPart(() => import('@/features/settings/SignInsScreen'));

/** Where people are signed in to a shared office; an address that nobody knows where there is none. */
export default function SignInsRoute() {
  const office = useOffice();
  if (!office) return <NotFoundScreen />;
  return (
    <Suspense>
      <SignInsScreen office={office} />
    </Suspense>
  );
}
