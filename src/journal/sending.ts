import { packed } from './bulk';
import { ContentRefusedError, type Answer, type Draft, type Journal } from './port';

interface Answered {
  draft: Draft;
  answer: Answer | undefined;
}

/** A draft as it travels, or why its bulk never will. */
async function ready(draft: Draft, to: Journal): Promise<Draft | Extract<Answer, { refused: string }>> {
  try {
    return await packed(draft, to.contents);
  } catch (error) {
    if (error instanceof ContentRefusedError) return { refused: error.message };
    throw error;
  }
}

/** Appends the drafts in their order, their bulk before them; gives what the journal answered to each. */
export async function sent(drafts: readonly Draft[], to: Journal): Promise<Answered[]> {
  const travelling: Draft[] = [];
  const refused = new Map<string, Answer>();
  for (const draft of drafts) {
    const made = await ready(draft, to);
    if ('refused' in made) refused.set(draft.id, made);
    else travelling.push(made);
  }
  const answers = (await to.append(travelling)).values();
  return drafts.map((draft) => ({ draft, answer: refused.get(draft.id) ?? answers.next().value }));
}
