import { describe, expect, it } from 'vitest'
import { dayAfter, instantAt, localDay, localTime, TimeZone, weekdayOf } from './calendar.ts'

const HOUR_MS = 3_600_000
const iso = (zone: string, local: string) => new Date(instantAt(zone, local)).toISOString()

describe('a time zone', () => {
  it.each([
    'Europe/Berlin',
    'America/Argentina/Buenos_Aires',
    'Asia/Kathmandu',
    'UTC',
    'Etc/GMT+5',
  ])('%s is known', (zone) => expect(TimeZone.safeParse(zone).success).toBe(true))

  it.each([
    '',
    'Europe',
    'Europe/Atlantis',
    '+02:00',
    '01:00',
    'Europe/Berlin#',
    'x'.repeat(65),
    '🌍',
  ])('"%s" is refused with a word of the rule', (zone) =>
    expect(TimeZone.safeParse(zone).error?.message).toMatch(/time zone|at most|<=64/),
  )

  it('that is not known here any more is UTC', () => {
    expect(localTime('Mars/Olympus', 0)).toBe('1970-01-01T00:00:00.000')
    expect(localDay(undefined, 0)).toBe('1970-01-01')
  })
})

describe('the clocks of a zone', () => {
  it('say the same moment differently', () => {
    const at = Date.parse('2026-07-01T22:30:00.250Z')
    expect(localTime('Europe/Berlin', at)).toBe('2026-07-02T00:30:00.250')
    expect(localTime('America/New_York', at)).toBe('2026-07-01T18:30:00.250')
    expect(localTime('Asia/Kathmandu', at)).toBe('2026-07-02T04:15:00.250')
  })

  it('jump forward in spring: what they never say is as much later', () => {
    expect(iso('Europe/Berlin', '2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(iso('America/New_York', '2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z')
    expect(iso('Australia/Lord_Howe', '2026-10-04T02:15')).toBe('2026-10-03T15:45:00.000Z')
  })

  it('go back in autumn: what they say twice is the first time', () => {
    expect(iso('Europe/Berlin', '2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(iso('Australia/Lord_Howe', '2026-04-05T01:45')).toBe('2026-04-04T14:45:00.000Z')
  })

  it('leave out a whole day in Apia: it is the next one', () => {
    const left = instantAt('Pacific/Apia', '2011-12-30T18:00')
    expect(localTime('Pacific/Apia', left)).toBe('2011-12-31T18:00:00.000')
  })

  it('are read back as they are set, in any zone, over twenty years', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia']
    for (const zone of [...zones, 'Asia/Kathmandu', 'America/St_Johns', 'Africa/Casablanca'])
      for (let at = Date.UTC(2010, 0); at < Date.UTC(2030, 0); at += 211 * HOUR_MS) {
        const local = localTime(zone, at)
        // The hour that is there twice is read as its first.
        expect(localTime(zone, instantAt(zone, local)), zone).toBe(local)
      }
  })
})

describe('the calendar', () => {
  it('goes over months, leap days and years', () => {
    expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29')
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('begins its weeks on Monday', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7])
  })
})
