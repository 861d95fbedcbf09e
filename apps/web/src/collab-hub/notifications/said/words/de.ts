import { plural } from '../../../../i18n/plural.ts'
import type { News, Sentences } from '../news.ts'
import type { SaidWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

const placeOf = ({ role, startup }: News) =>
  `${role === null ? 'eine Stelle' : `„${role}“`} bei ${startup ?? 'einem Startup'}`

const SEEN = {
  VIEW_PROFILE: 'das Profil und die Zahlen',
  VIEW_DECK: 'das Profil und das Deck',
  FULL_ACCESS: 'alles, auch das Deck zum Herunterladen',
}
const TIERS = { FREE: 'Frei', PRO: 'Pro', ENTERPRISE: 'Enterprise' }

const seen = ({ startup, level, until }: News) =>
  `Bei ${startup ?? 'einem Startup'} siehst du jetzt ${SEEN[level]}${until ? `, bis ${until}` : ''}.`

const noted = (title: string, { note }: News): Sentences => ({ title, body: note ?? `${title}.` })
const nameOf = ({ startup }: News) => startup ?? 'Dein Startup'

const kinds: SaidWords['kinds'] = {
  APPLICATION_ARRIVED: (news) => ({
    title: plural('de', news.count, {
      one: 'Eine neue Bewerbung',
      other: `${n(news.count)} neue Bewerbungen`,
    }),
    body: plural('de', news.count, {
      one: `Jemand hat sich auf ${placeOf(news)} beworben.`,
      other: `${n(news.count)} Personen haben sich auf ${placeOf(news)} beworben.`,
    }),
  }),
  APPLICATION_WAITS: (news) => ({
    title: `Jemand wartet seit ${n(news.number)} Tagen auf ein Wort von dir`,
    body: `Es geht um ${placeOf(news)}. Ein Satz genügt, auch eine Absage.`,
  }),
  APPLICATION_WITHDRAWN: (news) => ({
    title: 'Eine Bewerbung wurde zurückgezogen',
    body: `Es ging um ${placeOf(news)}.`,
  }),
  APPLICATION_REVIEWING: (news) => ({
    title: 'Deine Bewerbung wird gelesen',
    body: `Deine Bewerbung auf ${placeOf(news)} wird gelesen.`,
  }),
  APPLICATION_SHORTLISTED: (news) => ({
    title: 'Du bist in der engeren Wahl',
    body: `Du bist in der engeren Wahl für ${placeOf(news)}.`,
  }),
  APPLICATION_ACCEPTED: (news) => ({
    title: 'Willkommen im Team',
    body: `Deine Bewerbung auf ${placeOf(news)} wurde angenommen.`,
  }),
  APPLICATION_REJECTED: (news) => ({
    title: 'Deine Bewerbung wurde abgelehnt',
    body: `Deine Bewerbung auf ${placeOf(news)} wurde abgelehnt.`,
  }),
  ACCESS_ASKED: ({ count, startup }) => ({
    title: plural('de', count, {
      one: 'Ein Investor bittet um Zugang',
      other: `${n(count)} Investoren bitten um Zugang`,
    }),
    body: plural('de', count, {
      one: `Ein Investor möchte ${startup ?? 'ein Startup'} sehen.`,
      other: `${n(count)} Investoren möchten ${startup ?? 'ein Startup'} sehen.`,
    }),
  }),
  ACCESS_GIVEN: (news) => ({ title: 'Du hast Zugang', body: seen(news) }),
  ACCESS_CHANGED: (news) => ({ title: 'Dein Zugang hat sich geändert', body: seen(news) }),
  ACCESS_DECLINED: ({ startup }) => ({
    title: 'Zugang abgelehnt',
    body: `Deine Bitte um Zugang zu ${startup ?? 'einem Startup'} wurde abgelehnt.`,
  }),
  ACCESS_ENDED: ({ startup }) => ({
    title: 'Dein Zugang ist beendet',
    body: `Du hast keinen Zugang mehr zu ${startup ?? 'einem Startup'}.`,
  }),
  MESSAGE_DIRECT: () => ({ title: 'Neue Nachrichten', body: 'Jemand hat dir geschrieben.' }),
  MESSAGE_GROUP: () => ({
    title: 'Neue Nachrichten in einer Gruppe',
    body: 'Jemand hat in einer deiner Gruppen geschrieben.',
  }),
  MESSAGE_STARTUP_CHANNEL: () => ({
    title: 'Neue Nachrichten aus deinem Team',
    body: 'Jemand hat im Kanal deines Startups geschrieben.',
  }),
  STARTUP_ACTIVE: (news) => noted(`${nameOf(news)} ist online`, news),
  STARTUP_DRAFT: (news) => noted(`${nameOf(news)} braucht noch Änderungen`, news),
  STARTUP_SUSPENDED: (news) => noted(`${nameOf(news)} wurde gesperrt`, news),
  STARTUP_PENDING_REVIEW: (news) => noted(`${nameOf(news)} wird geprüft`, news),
  TRIAL_ENDS: ({ tier, until }) => ({
    title: 'Deine Testzeit endet bald',
    body: `Am ${until} endet deine Testzeit für ${TIERS[tier]}, und die erste Zahlung wird fällig.`,
  }),
  TIER_BOUGHT: ({ tier }) => ({ title: `Du hast ${TIERS[tier]}`, body: 'Danke. Es gilt sofort.' }),
  TIER_ENDED: ({ tier }) => ({
    title: `${TIERS[tier]} ist beendet`,
    body: 'Du hast wieder, was alle haben. Komm gern zurück.',
  }),
  PAYMENT_FAILED: ({ tier, until }) => ({
    title: 'Eine Zahlung ist fehlgeschlagen',
    body: `Bitte prüfe deine Zahlungsart auf der Seite „Abrechnung“.${
      until ? ` ${TIERS[tier]} bleibt dir bis ${until}.` : ''
    }`,
  }),
  REPORT_RESOLVED: () => ({
    title: 'Deine Meldung hat etwas bewirkt',
    body: 'Wir haben uns angesehen, was du gemeldet hast, und etwas unternommen.',
  }),
  REPORT_DISMISSED: () => ({
    title: 'Deine Meldung wurde geprüft',
    body: 'Wir haben uns angesehen, was du gemeldet hast, und lassen es, wie es ist.',
  }),
  ROLE_CLOSED: ({ note }) => ({ title: 'Eine deiner Stellen wurde geschlossen', body: note ?? '' }),
  MESSAGE_REMOVED: ({ note }) => ({
    title: 'Eine deiner Nachrichten wurde entfernt',
    body: note ?? '',
  }),
  SEARCH_FOUND: ({ number, search }) => {
    const found = plural('de', number, {
      one: '1 neuer Treffer',
      other: `${n(number)} neue Treffer`,
    })
    return {
      title: search === null ? found : `${found} für „${search}“`,
      body: `In deiner gespeicherten Suche: ${found}.`,
    }
  },
}

export const saidDe: SaidWords = { kinds }
