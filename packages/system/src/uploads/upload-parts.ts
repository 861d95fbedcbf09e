import { type MutationShell, type RateRule, type SharedRows, UlidId } from '@longtable/core'
import { type AnyEntity, Count, Id, type Reader, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import type { SystemContext } from '../feature.ts'

/** What an upload says in every system; its purpose, its expiry and its keys are the system's own. */
export const uploadFields = {
  id: Id,
  userId: Id,
  /** What the sender calls it, and what it is for: where uploads are announced with these. */
  fileName: z.string().optional(),
  targetId: z.string().optional(),
  contentType: z.string(),
  size: Count,
  status: z.enum(['started', 'finished', 'used']),
  /** From here on: with `finished`. */
  s3Key: z.string().optional(),
  sha256: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  /** Where it is once more, small; what is small already has none. */
  smallKey: z.string().optional(),
  smallSha256: z.string().optional(),
  /** What shows it. */
  usedBy: Id.optional(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}

/** Tables call the expiry one or the other. */
interface Expiry {
  readonly ttl?: number | undefined
  readonly TTL?: number | undefined
}

export type UploadRow<Purpose extends string = string> = z.output<
  z.ZodObject<typeof uploadFields>
> &
  Expiry & { readonly purpose: Purpose }

export type UploadKey = Pick<UploadRow, 'userId' | 'id'>

export const UploadInput = z.object({ uploadId: UlidId })

export interface PurposeRule {
  /** Of this system alone: `avatars/collabhub`. */
  readonly folder: string
  readonly bytesMax: number
  /** Where many are sent at once; ten in five minutes unless it is said. */
  readonly rate?: RateRule
  /** Of a picture; as many as a browser can show unless it is said. */
  readonly sidePixelsMax?: number
  /** A picture that others see loses what it tells beside it; a document is kept as it was sent. */
  readonly isStripped: boolean
  /** Below its folder it stands under what it is for, and not under who has sent it. */
  readonly isByTarget?: boolean
  /** Others may have put the only copies of theirs there: nothing goes but by a row of ours. */
  readonly isArchive?: boolean
  /** In the course of time several things show it, and it stays for good. */
  readonly isKept?: boolean
  /** Where it is shown small: in which folder that is, and how many pixels a side has at most. */
  readonly small?: {
    readonly folder: string
    readonly sidePixels: number
    /** By a job of the system's own, not while the sender waits. */
    readonly isLater?: boolean
  }
  /** What may be uploaded, and what its final key ends with. */
  readonly endings: Readonly<Record<string, string>>
}

type Stored = Pick<Reader, 'store'>

/** How a system keeps uploads, and what for. */
export interface UploadParts<C, Purpose extends string> {
  readonly Upload: AnyEntity
  uploadById(reader: Stored, key: UploadKey): Promise<UploadRow<Purpose> | undefined>
  readonly uploadsOf: {
    each(
      reader: Pick<Reader, 'store' | 'onUnreadable'>,
      owner: Pick<UploadRow, 'userId'>,
    ): AsyncIterable<readonly UploadRow<Purpose>[]>
  }
  /** Of `userId` and `name`, which is `STORED`. */
  readonly Counter: AnyEntity
  counterOf(
    reader: Stored,
    key: { readonly userId: string; readonly name: 'STORED' },
  ): Promise<{ readonly count: number } | undefined>
  readonly rows: Pick<SharedRows, 'Marker'>
  /** Whether files are announced with a name and with what they are for. */
  readonly isDescribed?: boolean
  /** The sweep's name among the schedules of all systems. */
  readonly sweep: string
  readonly purposes: Readonly<Record<Purpose, PurposeRule>>
  /** Refuses whoever may not act at all. */
  viewer(context: C): Promise<Uploader>
  /** Refuses whoever may upload something, but not for this. */
  mayUploadFor?(context: C, purpose: Purpose): Promise<void>
}

interface Uploader {
  readonly id: string
}

/** Of whoever may upload something. */
export type UploadShell<C extends SystemContext> = MutationShell<C, Uploader>
