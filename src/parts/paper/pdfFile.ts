import pdfMake from 'pdfmake/build/pdfmake';
import medium from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url';
import regular from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url';
import type { Paper } from '@/store/billing/papers/paper';
import { pdfOf } from './paperPdf';

const at = (url: string) => new URL(url, location.href).href;

/** Papers as one PDF file, each on its own pages, with logos as data URLs by their hashes; its letters are files of ours. */
export async function pdfFile(papers: readonly Paper[], logos: ReadonlyMap<string, string>): Promise<Blob> {
  pdfMake.setFonts({
    Roboto: { normal: at(regular), bold: at(medium), italics: at(regular), bolditalics: at(medium) },
  });
  return pdfMake.createPdf(pdfOf(papers, logos)).getBlob();
}
