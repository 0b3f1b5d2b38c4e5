interface Glyph {
  id: number;
  isMark: boolean;
  shaperInfo: { syllable?: number } | null;
}

/** How a rule of a face passes glyphs over, with the marks that it does not pass over added by us. */
interface Flags {
  takesMark?: (id: number) => boolean;
}

interface Lookup {
  flags: Flags;
  markFilteringSet?: number;
}

interface Glyphs {
  index: number;
  options: Flags;
  shouldIgnore: (glyph: Glyph) => boolean;
}

type Fits = (component: unknown, glyph: Glyph) => boolean;

interface Rules {
  font: { GDEF: { markGlyphSetsDef: { coverage: readonly unknown[] } } };
  table: { lookupList: { get: (place: number) => Lookup } };
  glyphs: readonly Glyph[];
  glyphIterator: Glyphs;
  coverageIndex: (coverage: unknown, id: number) => number;
  match: (from: number, sequence: readonly unknown[], fits: Fits, matched?: number[]) => unknown;
  applyLookups: (lookups: readonly { lookup: Lookup }[], ...more: readonly unknown[]) => void;
  applyLookupList: (records: readonly { lookupListIndex: number }[]) => boolean;
}

interface Positions extends Rules {
  applyAnchor: (mark: { markAnchor: object | null }, anchor: object | null, place: number) => void;
}

/** What is mended of fontkit, the shaper in pdfmake; no type of it tells these. */
export interface Shaper {
  GSUBProcessor: Rules;
  GPOSProcessor: Positions;
}

const prototypeOf = <Part extends object>(part: Part) => Object.getPrototypeOf(part) as Part;

/** A mark without an anchor is allowed in a face, and stays where it is; the shaper broke on it (foliojs/fontkit#367). */
function mendAnchors(positions: Positions) {
  const { applyAnchor } = positions;
  positions.applyAnchor = function (mark, anchor, place) {
    if (anchor && mark.markAnchor) applyAnchor.call(this, mark, anchor, place);
  };
}

/** What must stand before a letter is told from the letter backwards; the shaper read it forwards (foliojs/fontkit#372). */
function mendContexts(rules: Rules) {
  const { match } = rules;
  rules.match = function (from, sequence, fits, matched) {
    return match.call(this, from, from < 0 ? sequence.toReversed() : sequence, fits, matched);
  };
}

/** The rules of a face for a syllable of an Indic script end with it; the shaper made one letter of the ends of two. */
function mendSyllables(substitutions: Rules) {
  const { match } = substitutions;
  substitutions.match = function (from, sequence, fits, matched) {
    const syllable = this.glyphs[this.glyphIterator.index]?.shaperInfo?.syllable;
    const fitsInside: Fits = (component, glyph) => glyph.shaperInfo?.syllable === syllable && fits(component, glyph);
    return match.call(this, from, sequence, fitsInside, matched);
  };
}

/** A rule passes over all marks but those of the set that it names; the shaper knew no such sets, and passed over none. */
function mendMarkSets(rules: Rules, glyphs: Glyphs) {
  const { applyLookups, applyLookupList } = rules;
  const readSet = (of: Rules, { flags, markFilteringSet }: Lookup) => {
    if (typeof markFilteringSet !== 'number') return;
    const coverage = of.font.GDEF.markGlyphSetsDef.coverage[markFilteringSet];
    flags.takesMark = (id) => of.coverageIndex(coverage, id) !== -1;
  };
  rules.applyLookups = function (lookups, ...more) {
    for (const { lookup } of lookups) readSet(this, lookup);
    applyLookups.call(this, lookups, ...more);
  };
  rules.applyLookupList = function (records) {
    for (const { lookupListIndex } of records) readSet(this, this.table.lookupList.get(lookupListIndex));
    return applyLookupList.call(this, records);
  };
  const { shouldIgnore } = glyphs;
  glyphs.shouldIgnore = function (glyph) {
    const isPassed = glyph.isMark && this.options.takesMark?.(glyph.id) === false;
    return isPassed || shouldIgnore.call(this, glyph);
  };
}

/** Mends for all faces how the shaper writes the scripts of India, by any one face that has written something. */
export function mendShaper({ GSUBProcessor, GPOSProcessor }: Shaper) {
  const substitutions = prototypeOf(GSUBProcessor);
  const rules = prototypeOf(substitutions);
  mendContexts(rules);
  mendMarkSets(rules, prototypeOf(GSUBProcessor.glyphIterator));
  mendSyllables(substitutions);
  mendAnchors(prototypeOf(GPOSProcessor));
}
