import type { Headings } from './meanings.ts'

export const fr: Headings = {
  name: `nom, noms, prenom, prenoms, nom complet, nom et prenom, nom prenom, prenom nom, prenom et nom, noms et prenoms, invite, invitee, invites, nom de l invite, nom invite,
    prenom de l invite, personne, personnes, convive, convives, famille, familles, invite principal, nom des invites`,
  surname: 'nom, nom de famille, nom famille, patronyme, nom de naissance',
  companionName: `accompagnant, accompagnants, accompagnateur, nom accompagnant, nom de l accompagnant, prenom de l accompagnant, conjoint, conjointe, epouse, epoux, nom du conjoint,
    partenaire, mari, femme, noms des accompagnants, enfants, prenom accompagnant`,
  household:
    'foyer, menage, famille, code famille, numero de famille, invitation, numero d invitation, no invitation, avec, vient avec, code, id famille, n foyer',
  householdName: `nom de l invitation, nom sur l invitation, nom sur le faire part, nom faire part, libelle, destinataire, nom sur l enveloppe, nom enveloppe, nom du foyer,
    nom de la famille, faire part, enveloppe, adresse a`,
  seats: `nombre d invites, nb invites, nb d invites, nombre de personnes, nb personnes, nb de personnes, nbre de personnes, nbre personnes, personnes, invites, places, nombre de places, nb places,
    couverts, nombre de couverts, total, total invites, combien, effectif, nombre, max invites, nombre max d invites, nombre maximum d invites, quantite, nb pers, convives, billets`,
  companions:
    'accompagnant, accompagnants, nombre d accompagnants, nb accompagnants, nb d accompagnants, plus un, avec accompagnant, accompagnants en plus, en plus',
  adults: 'adulte, adultes, nombre d adultes, nb adultes, nb d adultes',
  children: 'enfant, enfants, nombre d enfants, nb enfants, nb d enfants, bebes',
  isChild: 'adulte enfant, adulte ou enfant, enfant, age, tranche d age, mineur, type de personne',
  group: 'groupe, groupes, cercle, groupe d invites',
  kind: 'famille, categorie, categories, type, type d invite, relation, lien, lien de parente, parente, etiquette, provenance, lien avec les maries, classement',
  side: 'cote, cote du marie, du cote de, de la part de, marie ou mariee, marie mariee, invite par, camp, invite de',
  email:
    'email, e mail, mail, courriel, adresse email, adresse mail, adresse electronique, courrier electronique, adresse courriel, adresse e mail',
  phone:
    'telephone, telephones, tel, portable, mobile, numero de telephone, no de telephone, n telephone, tel portable, numero, gsm, whatsapp, telephone portable, num tel, fixe, numero portable, contact, numero de portable',
  postalAddress: 'adresse, adresse postale, domicile, rue, adresse complete, adresse d envoi',
  place: 'ville, code postal, cp, pays, departement, region, commune, localite',
  diet: 'allergies, allergie, intolerances, intolerance, regime, regime alimentaire, menu, restrictions alimentaires, allergies et intolerances, allergenes, repas, plat, regimes particuliers',
  notes:
    'remarques, remarque, notes, note, commentaire, commentaires, observations, observation, autres, autre, infos, details, precisions, divers',
  leftOut:
    'supprimer, retirer, enlever, exclure, a supprimer, ne pas inviter, hors liste, supprime, annule, a retirer',
  answer:
    'reponse, confirmation, confirme, confirmes, presence, present, presents, statut, etat, rsvp, vient, viendra, envoye, envoyee, faire part envoye, invitation envoyee, ceremonie, brunch, vin d honneur, bus, navette, message, participation, hebergement',
  number: 'id, no, n, num, numero, ordre, code, ref',
  table: 'table, numero de table, no de table, n table, num table, table attribuee, siege, nom de table',
  date: 'date, date de reponse, horodatage, heure, date d inscription, date d envoi',
  link: 'lien, site, url, lien web',
  gender: 'sexe, genre',
  title: 'civilite, titre, m mme, mme m',
  money: 'cadeau, cadeaux, montant, prix, budget, cout, don',
  foreign: 'prestataire, prestataires, fournisseur, tache, taches, depense, entreprise',
}
