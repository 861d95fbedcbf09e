import * as z from 'zod'

/** Identifiers and names as they are stored; what a caller may send is decided by each input's schema. */
export const Id = z.string().min(1).max(200)
export const Timestamp = z.iso.datetime()
export const CalendarDate = z.iso.date()
/** Where a document says when, and not how it is written. */
export const DateOrTime = z.union([Timestamp, CalendarDate])
export const Count = z.int()
export const EpochSeconds = z.int()
