import { useEffect, useState } from 'react';
import type { Language } from '@/store/kit/language';

const hindiOf = () => import('@/store/business/inHindi/reasonIn');
const inEnglish = (reason: string) => reason;

/** What says a reason in a language; in English until what says it in Hindi is fetched. */
export function useReasons(language: Language): (reason: string) => string {
  const [hindi, setHindi] = useState<(reason: string) => string>();
  useEffect(() => {
    if (language === 'en') return;
    const fetched = async () => {
      const { reasonIn } = await hindiOf();
      setHindi(() => (reason: string) => reasonIn('hi', reason));
    };
    fetched().catch(() => {});
  }, [language]);
  return (language === 'hi' ? hindi : undefined) ?? inEnglish;
}
