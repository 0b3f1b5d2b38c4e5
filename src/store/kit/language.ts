/** The languages of what is for installers and clients; the office's own screens are in English. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** A text in each language, or what makes it of the values in it. */
type InEach<Said> = Readonly<Record<Language, Said>>;

/** A table of words, each with all its languages side by side: one that lacks a language does not compile. */
export type WordTable = Readonly<Record<string, InEach<string> | InEach<(...values: never[]) => string>>>;

/** The words of a table in one language. */
export type WordsOf<Table extends WordTable> = { readonly [Key in keyof Table]: Table[Key][Language] };

/** The words of a table in a language. */
export const wordsIn = <Table extends WordTable>(table: Table, language: Language): WordsOf<Table> =>
  Object.fromEntries(Object.entries(table).map(([key, said]) => [key, said[language]])) as WordsOf<Table>;
