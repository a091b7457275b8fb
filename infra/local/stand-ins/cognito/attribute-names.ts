/** The attributes that every pool has (OpenID Connect Core, section 5.1). */
export const STANDARD = new Set(
  `address birthdate email email_verified family_name gender given_name locale middle_name name nickname phone_number
  phone_number_verified picture preferred_username profile updated_at website zoneinfo`.split(/\s+/),
);

/** The full name of a schema's attribute, as it appears in users and tokens. */
export const fullName = (name: string) => (STANDARD.has(name) || name.startsWith('custom:') ? name : `custom:${name}`);
