import { quote } from './reading.ts';
import { plainWord } from './word.ts';

const lifeAnnuity = /\b(viager|lijfrente|leibrente|life annuity|life sale)\b/u;
const publicSale =
  /\b(openbare verkoop|openbare verkoping|veiling|biddit|vente publique|aux encheres|versteigerung|offentlicher verkauf|public sale|auction)\b/u;

/** Why a life annuity or a public sale cannot be taken over as a sale at a price; undefined for anything else. */
export function refuseOtherSale(text: string): string | undefined {
  const plain = plainWord(text);
  if (lifeAnnuity.test(plain))
    return `${quote(text)} is a sale for a life annuity, which the site cannot advertise: what is paid at once would stand there as the price`;
  if (publicSale.test(plain))
    return `${quote(text)} is a public sale, which has no asking price: if it shall be shown all the same, say --value with sale and put the opening bid into startPrice`;
  return undefined;
}
