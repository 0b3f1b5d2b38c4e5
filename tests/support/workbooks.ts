// Workbooks of a spreadsheet, made of their cells.
import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** The formats of cells by their place: none, a day, and rupees in lakhs. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="&quot;₹&quot;##\\,##\\,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

interface MadeSheet {
  rows: readonly string[];
  /** Rows that stand behind those. */
  far?: string;
  after?: string;
  state?: string;
}

/** A workbook of sheets, each of rows that are the XML of their cells. */
export function workbook(...sheets: readonly MadeSheet[]): Uint8Array {
  const part = ({ rows, far = '', after = '' }: MadeSheet) =>
    strToU8(
      `<worksheet xmlns="${MAIN}"><sheetData>${rows.map((row, index) => `<row r="${index + 1}">${row}</row>`).join('')}${far}</sheetData>${after}</worksheet>`,
    );
  const names = sheets.map(
    ({ state }, index) =>
      `<sheet name="Sheet ${index + 1}" sheetId="${index + 1}" ${state ? `state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATION}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets>${names.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}<Relationship Id="rId90" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(STYLES),
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, part(sheet)])),
  });
}

export const text = (address: string, said: string) => `<c r="${address}" t="inlineStr"><is><t>${said}</t></is></c>`;
export const number = (address: string, value: number, style = 0) =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`;
