import type { NatsConnection } from '@nats-io/nats-core';
import { SpokenError } from '@/journal/kit/plainWords';
import type { Answer, Contents } from '@/journal/port/port';
import type { keepable } from '@/journal/adapters/keepable';
import { inOfficeWords } from './answers';
import { askDesk } from './askDesk';
import { askedAgain } from './askedAgain';
import type { PutAside } from './aside';
import { contentsAsking } from './contentsAsking';
import type { AsideAnswer, ContentAnswer, FactAnswer } from './deskAnswers';
import { entriesAsking, type Reaching } from './entriesAsking';
import type { objectsIn } from './objects';
import { PATIENCE_MS } from './patience';
import type { Office } from './reader';

/** What is longer is not asked again while an answer may still come. */
const LONG = 4_000;

/** Who writes, and where. */
export interface WritingOptions {
  connection: NatsConnection;
  office: Office;
  user: string;
  objects: ReturnType<typeof objectsIn>;
}

/** How a journal of an office is written to. */
export interface Writing {
  append: (drafts: readonly ReturnType<typeof keepable>[], reading: Reaching) => Promise<Answer[]>;
  /** Resolves once what is being appended has arrived. */
  over: () => Promise<unknown>;
  putContent: Contents['put'];
  putAside: PutAside;
}

/** Writes as people do: the desk is asked for all of it, since it alone may write. */
export function writingByDesk({
  connection,
  office,
  user,
}: Pick<WritingOptions, 'connection' | 'office' | 'user'>): Writing {
  const ask = <AnswerOf extends object>(request: string, asked: string | Uint8Array) => {
    const askOnce = () => office.answered(() => askDesk<AnswerOf>(connection, user, request, asked, PATIENCE_MS));
    // What is refused now another machine, asked as well, may have kept.
    return asked.length > LONG ? askOnce() : askedAgain(askOnce, (answer) => !('refused' in answer));
  };
  const { put: putContent } = contentsAsking((request, asked) => ask<ContentAnswer>(request, asked));
  const most = () => connection.info?.max_payload ?? Number.POSITIVE_INFINITY;
  const entries = entriesAsking({ ask: ask<FactAnswer>, user, putContent, most });

  return {
    ...entries,
    putContent,
    async putAside(name, text) {
      let answer: AsideAnswer;
      try {
        answer = await ask<AsideAnswer>('aside', JSON.stringify({ name, text }));
      } catch (error) {
        throw inOfficeWords(error);
      }
      if ('again' in answer) throw new SpokenError(answer.again);
      if ('refused' in answer) throw new SpokenError(answer.refused);
    },
  };
}
