-- Inserts an invoice or a credit note. Neither is ever changed.
INSERT INTO invoice (number, kind, payment_id, refund_id, corrects, organisation_id, issued_on, excl_vat_cents, vat_cents, total_cents, document, pdf, created_at)
VALUES (:number, :kind, :paymentId::uuid, :refundId::text, :corrects::text, :organisationId::uuid, :issuedOn::date, :exclVatCents::int, :vatCents::int,
  :totalCents::int, :document::jsonb, decode(:pdf::text, 'base64'), :now::timestamptz)
RETURNING number
