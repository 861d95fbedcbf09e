import type { Upload } from '../uploads/upload.entity.ts'
import { at, NOW_SECONDS, variants } from './variants.ts'

export const uploadSamples = {
  Upload: variants<Upload>(
    {
      id: 'up1',
      userId: 'ana',
      purpose: 'activity',
      contentType: 'image/jpeg',
      size: 4000,
      status: 'used',
      s3Key: 'activities/ana/up1.jpg',
      sha256: 'ab'.repeat(32),
      width: 640,
      height: 480,
      usedBy: 'a1',
      createdAt: at(1),
      updatedAt: at(2),
    },
    { id: 'up3', status: 'finished', usedBy: undefined, ttl: NOW_SECONDS + 3600 },
    { id: 'up2' },
    { id: 'up4', userId: 'ben' },
  ),
}

/** Where the first of each is found, written out. */
export const uploadKeys = {
  Upload: { table: ['USER#ana', 'UPLOAD#up1'] },
} as const
