import type { Migration } from '../platform/migrate.ts'
import { up as createVelada } from './202611210900-create-velada.ts'
import { up as createQueue } from './202611210901-create-queue.ts'
import { up as addSampleEvent } from './202611210902-add-sample-event.ts'
import { up as numberRowsByTime } from './202611211200-number-rows-by-time.ts'
import { up as frameImages } from './202611211230-frame-images.ts'
import { up as addLinkPictures } from './202611211300-add-link-pictures.ts'
import { up as giveImagesAnOwner } from './202611220001-give-images-an-owner.ts'
import { up as keepBillingRows } from './202611220010-keep-billing-rows.ts'
import { up as keepServiceRequests } from './202611220011-keep-service-requests.ts'
import { up as nameTheEventOfALink } from './202611220101-name-the-event-of-a-link.ts'
import { up as setNoticesAside } from './202611220200-set-notices-aside.ts'
import { up as showSessions } from './202611220300-show-sessions.ts'
import { up as paceTransactionalMail } from './202611220301-pace-transactional-mail.ts'
import { up as limitByAccountAndPlace } from './202611220302-limit-by-account-and-place.ts'
import { up as countRemovedInvited } from './202611220303-count-removed-invited.ts'
import { up as givePartiesPeople } from './202611220330-give-parties-people.ts'
import { up as holdSending } from './202611220400-hold-sending.ts'
import { up as rememberMailAttempts } from './202611220401-remember-mail-attempts.ts'
import { up as indexWhatIsSwept } from './202611220402-index-what-is-swept.ts'
import { up as keepImports } from './202611220430-keep-imports.ts'
import { up as keepRemovedGuests } from './202611220600-keep-removed-guests.ts'
import { up as countEventChanges } from './202611220700-count-event-changes.ts'
import { up as keepRefusals } from './202611220901-keep-refusals.ts'
import { up as lookAgain } from './202611220902-look-again.ts'
import { up as askChildAge } from './202611224200-ask-child-age.ts'
import { up as listBusTrips } from './202611224300-list-bus-trips.ts'
import { up as keepLostLinkRequests } from './202611224301-keep-lost-link-requests.ts'
import { up as cutPlates } from './202611224400-cut-plates.ts'
import { up as addClosingWords } from './202611224501-add-closing-words.ts'
import { up as keepCardPictures } from './202611224700-keep-card-pictures.ts'
import { up as addPostalAddress } from './202611230100-add-postal-address.ts'
import { up as keepLostPicture } from './202611230110-keep-lost-picture.ts'
import { up as cutLandscapes } from './202611230200-cut-landscapes.ts'

/** Every step of the schema, oldest first. A step that was released never changes; a new one follows it. */
export const migrations: Record<string, Migration> = {
  '202611210900-create-velada': { up: createVelada },
  '202611210901-create-queue': { up: createQueue },
  '202611210902-add-sample-event': { up: addSampleEvent },
  '202611211200-number-rows-by-time': { up: numberRowsByTime },
  '202611211230-frame-images': { up: frameImages },
  '202611211300-add-link-pictures': { up: addLinkPictures },
  '202611220001-give-images-an-owner': { up: giveImagesAnOwner },
  '202611220010-keep-billing-rows': { up: keepBillingRows },
  '202611220011-keep-service-requests': { up: keepServiceRequests },
  '202611220200-set-notices-aside': { up: setNoticesAside },
  '202611220300-show-sessions': { up: showSessions },
  '202611220301-pace-transactional-mail': { up: paceTransactionalMail },
  '202611220400-hold-sending': { up: holdSending },
  '202611220700-count-event-changes': { up: countEventChanges },
  '202611220901-keep-refusals': { up: keepRefusals },
  '202611220302-limit-by-account-and-place': { up: limitByAccountAndPlace },
  '202611220303-count-removed-invited': { up: countRemovedInvited },
  '202611220902-look-again': { up: lookAgain },
  '202611220401-remember-mail-attempts': { up: rememberMailAttempts },
  '202611220402-index-what-is-swept': { up: indexWhatIsSwept },
  '202611220101-name-the-event-of-a-link': { up: nameTheEventOfALink },
  '202611230100-add-postal-address': { up: addPostalAddress },
  '202611220600-keep-removed-guests': { up: keepRemovedGuests },
  '202611220330-give-parties-people': { up: givePartiesPeople },
  '202611220430-keep-imports': { up: keepImports },
  '202611224200-ask-child-age': { up: askChildAge },
  '202611224300-list-bus-trips': { up: listBusTrips },
  '202611224301-keep-lost-link-requests': { up: keepLostLinkRequests },
  '202611224400-cut-plates': { up: cutPlates },
  '202611224501-add-closing-words': { up: addClosingWords },
  '202611224700-keep-card-pictures': { up: keepCardPictures },
  '202611230110-keep-lost-picture': { up: keepLostPicture },
  '202611230200-cut-landscapes': { up: cutLandscapes },
}
