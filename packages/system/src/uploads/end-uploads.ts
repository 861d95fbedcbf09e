import { onChange, once, type Processor, settle } from '@longtable/core'
import { type AnyEntity, type Of, remove } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import { type Condition, ConditionFailedError, type Store } from '@longtable/store'
import { eraser, erases, leaveEach } from '../eraser.ts'
import { type Reconciler, reconciler } from '../reconcile.ts'
import { recountStored, refunded } from './stored-bytes.ts'
import { finalKeyOf, smallKeyOf, temporaryKeyOf, uploadOfKey } from './upload-keys.ts'
import type { UploadKey, UploadParts, UploadRow } from './upload-parts.ts'

const UNUSED = { attribute: 'status', in: ['started', 'finished'] } as const

/** How uploads end: with their account, with what shows them, or because nothing does. */
export function endingUploads<C, Purpose extends string>(parts: UploadParts<C, Purpose>) {
  const { Upload, uploadsOf, rows, purposes } = parts

  async function removeWhile(store: Store, key: UploadKey, when: Condition): Promise<void> {
    try {
      await store.write([remove(Upload, key, when)])
    } catch (error) {
      // Gone already, or something shows it since.
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }

  /**
   * An upload that has gone (expired, or with what showed it) never comes back, so its objects may
   * go whenever this is heard, however often. A finished one has no more use for what was sent.
   */
  const removeObjects = (files: ObjectStore): Processor =>
    onChange('uploads.remove-objects', Upload, async ({ old, new: upload }) => {
      const was: UploadRow<Purpose> | undefined = old
      const rule = was && purposes[was.purpose]
      if (was && rule && !upload) {
        await files.remove(finalKeyOf(rule, was))
        const smallKey = smallKeyOf(rule, was)
        if (smallKey !== undefined) await files.remove(smallKey)
      }
      if (was && upload?.status !== 'started') await files.remove(temporaryKeyOf(was))
    })

  /** Whatever removes an upload: its bytes no longer count. */
  const refundBytes: Processor = onChange(
    'uploads.refund-bytes',
    Upload,
    async ({ id: changeId, old, new: upload }, context) => {
      if (!old || upload) return
      const { userId, size }: UploadRow = old
      const at = new Date(context.now()).toISOString()
      const effect = { processor: 'uploads.refund-bytes', changeId }
      await once({ ...context, rows }, effect, () =>
        refunded(parts, context, { userId, bytes: size, at }),
      )
    },
  )

  /** What has shown a file is gone, so the file goes too. */
  const release = async (store: Store, s3Key: string, usedBy: string): Promise<void> => {
    const key = uploadOfKey(purposes, s3Key)
    if (key) await removeWhile(store, key, { attribute: 'usedBy', equals: usedBy })
  }

  /** What nothing shows goes at once; what something shows goes with it. */
  const eraseUploads = eraser('uploads', [
    erases(Upload, 'userId', (deps, { userId }) =>
      leaveEach(
        deps,
        (reader) => uploadsOf.each(reader, { userId }),
        async ({ store }, { id, status }) => {
          if (status !== 'used') await removeWhile(store, { userId, id }, UNUSED)
        },
      ),
    ),
  ])

  /**
   * For each account. Right after a sweep and when all changes are taken: an expired upload is given
   * back when its row goes.
   */
  const reconcileUploads = <E extends AnyEntity>(
    Account: E,
    idOf: (account: Of<E>) => string,
  ): Reconciler =>
    reconciler(Account, (deps, account) => {
      const userId = idOf(account)
      return settle(`What ${userId} has stored`, async () => {
        let bytes = 0
        for await (const uploads of uploadsOf.each(deps, { userId }))
          for (const { size } of uploads) bytes += size
        await recountStored(parts, deps.store, { userId, bytes, at: deps.stamp().at })
      })
    })

  return { removeObjects, refundBytes, release, eraseUploads, reconcileUploads }
}
