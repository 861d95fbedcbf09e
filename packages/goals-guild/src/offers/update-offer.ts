import { patchOf } from '@longtable/core'
import { changeOffer } from './change-offer.ts'
import { changedOfferFields, OfferInput } from './offer-fields.ts'

export const updateOffer = changeOffer({
  name: 'updateOffer',
  action: 'OFFER_UPDATED',
  input: OfferInput.extend(changedOfferFields),
  needs: 'role',
  patch: ({ title, description, tags }) => patchOf({ title, description, tags }),
})
