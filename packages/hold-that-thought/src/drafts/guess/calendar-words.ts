import { listed } from './words.ts'

/** As they are written in letters, folded: English, German, French, Spanish, Portuguese, Italian, Dutch, the Scandinavian languages and Polish. */
const MONTH_NAMES = [
  'january jan januar janner janvier janv enero ene janeiro gennaio gen januari stycznia styczen',
  'february feb febr februar feber fevrier fev febrero fevereiro febbraio februari lutego luty',
  'march mar marz maerz mars marzo marco maart mrt marts marca marzec',
  'april apr avril avr abril abr aprile kwietnia kwiecien',
  'may mai mayo maio maggio mag mei maj maja',
  'june jun juni juin junio junho giugno giu czerwca czerwiec',
  'july jul juli juillet juil julio julho luglio lug lipca lipiec',
  'august aug aout agosto ago augustus augusti sierpnia sierpien',
  'september sept sep septembre septiembre setiembre setembro set settembre sett wrzesnia wrzesien',
  'october oct oktober okt octobre octubre outubro out ottobre ott pazdziernika pazdziernik',
  'november nov novembre noviembre novembro listopada listopad',
  'december dec dezember dez decembre diciembre dic dezembro dicembre desember grudnia grudzien',
]

const MONTHS = new Map(
  MONTH_NAMES.flatMap((names, place) => listed(names).map((name) => [name, place + 1] as const)),
)

const ROMAN = listed('i ii iii iv v vi vii viii ix x xi xii')

export const monthOf = (word: string): number | undefined => MONTHS.get(word)

export const romanMonthOf = (word: string): number | undefined => {
  const place = ROMAN.indexOf(word)
  return place === -1 ? undefined : place + 1
}

/** Written with a year alone: what is sorted by, as month and day. */
const TIMES = new Map<string, string>(
  [
    ['spring fruhling fruhjahr printemps primavera voorjaar var forar wiosna', '04-01'],
    ['summer sommer ete verano verao estate zomer sommar lato', '07-01'],
    ['autumn fall herbst automne otono outono autunno herfst host jesien', '10-01'],
    ['winter hiver invierno inverno vinter zima', '01-01'],
    ['christmas xmas weihnachten noel navidad natal natale kerstmis jul', '12-25'],
    ['easter ostern paques pascua pascoa pasqua pasen pask paske', 'easter'],
    ['whitsun pentecost pfingsten pentecote pentecostes pinksteren pingst', 'pentecost'],
  ].flatMap(([names = '', when = '']) => listed(names).map((name) => [name, when] as const)),
)

/** By the Gregorian reckoning; days after the first of March. */
function easterDay(year: number): number {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return h + l - 7 * m + 21
}

/** A feast or a season of a year as the date that it is sorted by. */
export function timeOfYear(word: string, year: number): string | undefined {
  const when = TIMES.get(word)
  if (when === undefined) return undefined
  if (when !== 'easter' && when !== 'pentecost') return `${year}-${when}`
  const days = easterDay(year) + (when === 'pentecost' ? 49 : 0)
  return new Date(Date.UTC(year, 2, 1 + days)).toISOString().slice(0, 10)
}

export const WEEKDAYS = new Set(
  listed(
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun ' +
      'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so ' +
      'lundi mardi mercredi jeudi vendredi samedi dimanche ' +
      'lunes martes miercoles jueves viernes sabado domingo ' +
      'segunda terca quarta quinta sexta feira lunedi martedi mercoledi giovedi venerdi sabato domenica ' +
      'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ' +
      'mandag tisdag tirsdag onsdag torsdag fredag lordag sondag ' +
      'poniedzialek wtorek sroda czwartek piatek sobota niedziela',
  ),
)

/** Between the parts of a date, or in front of it. */
export const DATE_WORDS = new Set(listed('the of den le de di del do d am dd dated dnia this'))

export const CIRCA = new Set(listed('c ca circa about around um etwa gegen vers hacia cerca verso'))
