import { stores } from '@longtable/store/testing'
import { describe, it } from 'vitest'
import { sampledStore } from '../testing/sampled-store.ts'
import { samples } from '../testing/samples.ts'
import { pick } from '../testing/variants.ts'
import { uploadById, uploadsOf } from './upload.patterns.ts'

describe.each(stores)('uploads of samples on $name', ({ open }) => {
  const { lists, finds } = sampledStore(open)
  it('uploadById: an upload of its owner', () =>
    finds(uploadById, { userId: 'ana', id: 'up3' }, samples.Upload[1]))
  it('uploadsOf: all of a user', () =>
    lists(uploadsOf, { userId: 'ana' }, pick(samples.Upload, 0, 2, 1)))
})
