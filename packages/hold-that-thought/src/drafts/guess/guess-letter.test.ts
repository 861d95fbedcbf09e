import { expect, it } from 'vitest'
import { guessLetter } from './guess-letter.ts'
import type { TextLine } from './text-lines.ts'

const BODY = `we have had rain for three days and the road to the village is under water. Every
morning the boys go down to look at it, and come back wet to the knees.`

interface Expected {
  readonly date?: string
  readonly dateText?: string
  readonly place?: string
  readonly recipient?: string
  readonly author?: string
}

/** Head, greeting, closing: as they stand on paper, and what is to be found in them. */
const LETTERS: readonly (readonly [string, string, Expected])[] = [
  // English
  [
    'London, May 12, 1943\nDear Rosa,',
    'With all my love,\nWalter',
    { date: '1943-05-12', place: 'London', recipient: 'Rosa', author: 'Walter' },
  ],
  [
    '12th of May, 1943\nMy dearest Edith,',
    'Your loving husband,\nJohn Hill',
    { date: '1943-05-12', recipient: 'Edith', author: 'John Hill' },
  ],
  [
    'Sunday, 2 April 1944\nDear Mother and Father,',
    'Your loving son, Erik',
    { date: '1944-04-02', recipient: 'Mother and Father', author: 'Erik' },
  ],
  [
    'Camp Ritchie\n3rd June 1944\nDear Mr. Smith:',
    'Yours sincerely,\nA. B. Clark',
    { date: '1944-06-03', place: 'Camp Ritchie', recipient: 'Mr. Smith', author: 'A. B. Clark' },
  ],
  [
    'Boston, Dec. 24th, 1918\nDarling Anna!',
    'Ever yours, Nils',
    { date: '1918-12-24', place: 'Boston', recipient: 'Anna', author: 'Nils' },
  ],
  [
    '1950-06-15\nHello Margaret,',
    'Best wishes\nTom',
    { date: '1950-06-15', recipient: 'Margaret', author: 'Tom' },
  ],
  [
    'Christmas 1943\nDear all,',
    'Love, Rosa',
    { date: '1943-12-25', dateText: 'Christmas 1943', recipient: 'all', author: 'Rosa' },
  ],
  [
    'Easter 1944\nDear Aunt Mary,',
    'Affectionately,\nyour niece Jane',
    { date: '1944-04-09', dateText: 'Easter 1944', recipient: 'Aunt Mary', author: 'Jane' },
  ],
  [
    'c. 1950\nBeloved,',
    'Yours ever',
    { date: '1950-01-01', dateText: 'c. 1950', recipient: 'Beloved' },
  ],
  [
    'Spring 1943\nDear Ben,',
    'Your loving mother',
    { date: '1943-04-01', dateText: 'Spring 1943', recipient: 'Ben', author: 'mother' },
  ],
  [
    'New York, 5/23/44\nDear Paul,',
    'Kind regards,\nJ. Miller',
    { date: '1944-05-23', place: 'New York', recipient: 'Paul', author: 'J. Miller' },
  ],
  [
    "Dublin, 4 Sept. '41\nDear Kathleen,",
    'Love from Michael\nP.S. Send the boots.',
    { date: '1941-09-04', place: 'Dublin', recipient: 'Kathleen', author: 'Michael' },
  ],
  // German
  [
    'Berlin, den 12. Mai 1943\nLiebe Rosa,',
    'Dein Walter',
    { date: '1943-05-12', place: 'Berlin', recipient: 'Rosa', author: 'Walter' },
  ],
  [
    'Hamburg, 3.9.1939\nMein lieber Sohn!',
    'In Liebe,\nDeine Mutter',
    { date: '1939-09-03', place: 'Hamburg', recipient: 'Sohn', author: 'Mutter' },
  ],
  [
    'Im Felde, den 1. März 1916\nMeine liebe Anna!',
    'Es grüßt Dich herzlich\nDein Karl',
    { date: '1916-03-01', place: 'Im Felde', recipient: 'Anna', author: 'Karl' },
  ],
  [
    'Wien, am 7. Jänner 1921\nSehr geehrter Herr Müller,',
    'Hochachtungsvoll\nDr. Ernst Weber',
    { date: '1921-01-07', place: 'Wien', recipient: 'Herr Müller', author: 'Dr. Ernst Weber' },
  ],
  [
    'Sonntag, 24.12.44\nIhr Lieben,',
    'Herzliche Grüße\nEuer Hans',
    { date: '1944-12-24', author: 'Hans', recipient: 'Ihr Lieben' },
  ],
  [
    'München, 12. V. 1943\nLiebe Rosa, lieber Walter,',
    'Viele Grüße von Eurer Tante Elli',
    { date: '1943-05-12', place: 'München', recipient: 'Rosa, Walter', author: 'Elli' },
  ],
  [
    'Weihnachten 1944\nLiebste Edith!',
    'Dein treuer Otto',
    { date: '1944-12-25', dateText: 'Weihnachten 1944', recipient: 'Edith', author: 'Otto' },
  ],
  [
    'Köln, im August 1914\nLiebe Eltern!',
    'Euer dankbarer Sohn Fritz',
    {
      date: '1914-08-01',
      dateText: 'August 1914',
      place: 'Köln',
      recipient: 'Eltern',
      author: 'Fritz',
    },
  ],
  [
    'Dresden, den 13. Februar 1945\nGeliebte Marta,',
    'Mit freundlichen Grüßen\nIhr Paul Schulz',
    { date: '1945-02-13', place: 'Dresden', recipient: 'Marta', author: 'Paul Schulz' },
  ],
  [
    'Bern, 31. Dez. 1999\nHallo Jonas,',
    'Alles Liebe,\nErik',
    { date: '1999-12-31', place: 'Bern', recipient: 'Jonas', author: 'Erik' },
  ],
  // French
  [
    'Paris, le 3 mai 1943\nMa chère Marie,',
    "Je t'embrasse,\nPierre",
    { date: '1943-05-03', place: 'Paris', recipient: 'Marie', author: 'Pierre' },
  ],
  [
    'Lyon, le 1er août 1914\nMon cher fils,',
    'Ta mère',
    { date: '1914-08-01', place: 'Lyon', recipient: 'fils', author: 'mère' },
  ],
  [
    'jeudi 14 février 1918\nCher Jean,',
    'Bons baisers,\nLouise',
    { date: '1918-02-14', recipient: 'Jean', author: 'Louise' },
  ],
  [
    'Verdun, 21/2/1916\nChers parents,',
    'Votre fils qui vous aime, Henri',
    { date: '1916-02-21', place: 'Verdun', recipient: 'parents', author: 'Henri' },
  ],
  // Spanish
  [
    'Madrid, 12 de mayo de 1937\nQuerida Rosa:',
    'Un abrazo,\nCarlos',
    { date: '1937-05-12', place: 'Madrid', recipient: 'Rosa', author: 'Carlos' },
  ],
  [
    'Barcelona, a 3 de enero de 1939\nMi querido hermano:',
    'Tu hermana que te quiere, Pilar',
    { date: '1939-01-03', place: 'Barcelona', recipient: 'hermano', author: 'Pilar' },
  ],
  [
    'Navidad 1950\nQueridos padres:',
    'Con cariño,\nvuestra hija Lola',
    { date: '1950-12-25', dateText: 'Navidad 1950', recipient: 'padres', author: 'Lola' },
  ],
  // Portuguese
  [
    'Porto, 12 de maio de 1943\nMinha querida Rosa,',
    'Um abraço do teu João',
    { date: '1943-05-12', place: 'Porto', recipient: 'Rosa', author: 'João' },
  ],
  [
    'Lisboa, 1 de março de 1961\nMeu querido filho,',
    'Beijos,\nMãe',
    { date: '1961-03-01', place: 'Lisboa', recipient: 'filho', author: 'Mãe' },
  ],
  [
    'Coimbra, 25.4.74\nCaro Manuel,',
    'Com saudades,\nTeresa',
    { date: '1974-04-25', place: 'Coimbra', recipient: 'Manuel', author: 'Teresa' },
  ],
  // Italian
  [
    'Roma, 8 settembre 1943\nCara Anna,',
    'Un abbraccio,\nPaolo',
    { date: '1943-09-08', place: 'Roma', recipient: 'Anna', author: 'Paolo' },
  ],
  [
    'Torino, 2 giugno 1946\nCarissimo Luigi,',
    'Tuo Giovanni',
    { date: '1946-06-02', place: 'Torino', recipient: 'Luigi', author: 'Giovanni' },
  ],
  // Dutch, Scandinavian, Polish
  [
    'Amsterdam, 5 mei 1945\nLieve Anna,',
    'Veel liefs,\nJan',
    { date: '1945-05-05', place: 'Amsterdam', recipient: 'Anna', author: 'Jan' },
  ],
  [
    'Utrecht, 10-05-1940\nBeste Kees,',
    'Hartelijke groeten,\nPiet de Vries',
    { date: '1940-05-10', place: 'Utrecht', recipient: 'Kees', author: 'Piet de Vries' },
  ],
  [
    'Stockholm den 3 maj 1912\nKära Anna!',
    'Din Erik',
    { date: '1912-05-03', place: 'Stockholm', recipient: 'Anna', author: 'Erik' },
  ],
  [
    'Bergen, 17. mai 1905\nKjære Nils,',
    'Hilsen\nOla',
    { date: '1905-05-17', place: 'Bergen', recipient: 'Nils', author: 'Ola' },
  ],
  [
    'Kraków, 1 września 1939\nKochana Anno,',
    'Twój Jan',
    { date: '1939-09-01', place: 'Kraków', recipient: 'Anno', author: 'Jan' },
  ],
  [
    'Warszawa, dnia 1 sierpnia 1944 r.\nDroga Mario,',
    'Całuję,\nStefan',
    { date: '1944-08-01', place: 'Warszawa', recipient: 'Mario', author: 'Stefan' },
  ],
  // Nothing but what is there
  ['Dear Rosa,', 'Walter', { recipient: 'Rosa', author: 'Walter' }],
  [
    '31. Februar 1943\nLiebe Rosa,',
    'Dein Walter',
    { date: '1943-02-01', dateText: 'Februar 1943', recipient: 'Rosa', author: 'Walter' },
  ],
  ['May 12, 2943\nDear Rosa,', 'Yours, Walter', { recipient: 'Rosa', author: 'Walter' }],
]

const linesOf = (text: string): TextLine[] =>
  text.split('\n').map((line, place) => ({ text: line, page: 1, line: place + 1, words: [] }))

it.each(LETTERS)('%s … %s', (head, foot, expected) => {
  const { date, dateText, place, recipient, author } = guessLetter(
    linesOf(`${head}\n${BODY}\n${foot}`),
    2026,
  )
  const found = {
    date: date?.value,
    dateText,
    place: place?.value,
    recipient: recipient?.value,
    author: author?.value,
  }
  expect(found).toEqual({
    ...Object.fromEntries(Object.keys(found).map((name) => [name, undefined])),
    ...expected,
  })
})

const word = (text: string, left: number, confidence: number | null = 90) => ({
  text,
  confidence,
  box: { left, top: 10, width: 50, height: 20 },
})

it('says how sure it is, and where on the page it was found', () => {
  const head: TextLine = {
    text: 'Berlin, 12. Mai 1943',
    page: 2,
    line: 1,
    words: [word('Berlin,', 0), word('12.', 60, 40), word('Mai', 120, 60), word('1943', 180, 80)],
  }
  const { date, place, title } = guessLetter(
    [head, ...linesOf('\nLiebe Anna,\nDein Otto').slice(1)],
    2026,
  )
  expect(date).toEqual({
    value: '1943-05-12',
    confidence: 0.57,
    page: 2,
    line: 1,
    box: { left: 60, top: 10, width: 170, height: 20 },
  })
  expect(place).toMatchObject({ value: 'Berlin', box: { left: 0, width: 50 } })
  expect(title).toMatchObject({ value: 'Otto to Anna' })
})

it('takes a title from what a letter says that it is about', () => {
  const text = `Berlin, 3.4.1951\nBetreff: Unser Garten am See\nSehr geehrte Frau Weber,\n${BODY}`
  expect(guessLetter(linesOf(text), 2026).title).toMatchObject({
    value: 'Unser Garten am See',
    line: 2,
  })
})

it('believes the date at the head more than one in the text', () => {
  const text = `2 May 1944\nDear Rosa,\n${BODY}\n${'and so on\n'.repeat(20)}On 3 June 1921 we met.\nLove, Jo`
  expect(guessLetter(linesOf(text), 2026).date).toMatchObject({ value: '1944-05-02' })
})

it('finds nothing in what is no letter', () => {
  expect(guessLetter(linesOf('milk\neggs\nflour and sugar for the cake'), 2026)).toEqual({
    title: undefined,
  })
  expect(guessLetter([], 2026)).toEqual({ title: undefined })
})
