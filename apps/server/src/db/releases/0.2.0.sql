CREATE SCHEMA auth;
CREATE SCHEMA hmda;
CREATE TABLE auth.account (
    id text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone DEFAULT now() NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE auth.session (
    id text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    token text NOT NULL,
    "createdAt" timestamp with time zone DEFAULT now() NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "userId" text NOT NULL,
    method text DEFAULT 'PASSWORD'::text NOT NULL,
    "totpVerified" boolean DEFAULT false NOT NULL
);
CREATE TABLE auth."user" (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "createdAt" timestamp with time zone DEFAULT now() NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE auth.verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone DEFAULT now() NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE hmda.answer (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    answers text NOT NULL,
    answered_at timestamp with time zone NOT NULL,
    person text DEFAULT 'APPLICANT'::text NOT NULL
);
CREATE SEQUENCE public.loan_number
    START WITH 1000000001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.application (
    organisation text NOT NULL,
    id uuid NOT NULL,
    owner text NOT NULL,
    loan_number text DEFAULT (nextval('public.loan_number'::regclass))::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seq integer NOT NULL,
    last_event integer DEFAULT 0 NOT NULL,
    head_hash text
);
CREATE TABLE public.assignment (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    identity text NOT NULL,
    assigned_by text NOT NULL,
    assigned_at timestamp with time zone NOT NULL
);
CREATE TABLE public.audit_anchor (
    organisation text NOT NULL,
    day date NOT NULL,
    applications integer NOT NULL,
    previous_hash text NOT NULL,
    hash text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.audit_check (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    requested_at timestamp with time zone DEFAULT now() NOT NULL,
    requested_by text,
    alive_at timestamp with time zone,
    finished_at timestamp with time zone,
    applications integer DEFAULT 0 NOT NULL,
    checked integer DEFAULT 0 NOT NULL,
    result jsonb,
    failure text
);
CREATE TABLE public.audit_event (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    number integer NOT NULL,
    at timestamp with time zone NOT NULL,
    actor text NOT NULL,
    what text NOT NULL,
    detail jsonb NOT NULL,
    origin jsonb NOT NULL,
    previous_hash text NOT NULL,
    hash text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.canned_reply (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    title text NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.chat (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    provider text NOT NULL,
    provider_channel text,
    skill text NOT NULL,
    state text NOT NULL,
    person text NOT NULL,
    person_hash text NOT NULL,
    identity text,
    session text,
    application_id uuid,
    page_path text,
    chatbot_conversation text,
    agent text,
    last_agent text,
    newest integer DEFAULT 0 NOT NULL,
    last_author text,
    read_by_applicant integer DEFAULT 0 NOT NULL,
    read_by_agent integer DEFAULT 0 NOT NULL,
    emailed_up_to integer DEFAULT 0 NOT NULL,
    started_at timestamp with time zone NOT NULL,
    waiting_since timestamp with time zone,
    last_message_at timestamp with time zone,
    ended_at timestamp with time zone,
    ended_by text,
    provider_user text,
    provider_contact text,
    provider_agent text,
    provider_ended boolean DEFAULT false NOT NULL,
    wanted_agent text,
    relayed integer DEFAULT 0 NOT NULL,
    relay_due timestamp with time zone,
    relay_leased_until timestamp with time zone,
    relay_attempts integer DEFAULT 0 NOT NULL,
    name_hashes text[] DEFAULT '{}'::text[] NOT NULL,
    told_unanswered boolean DEFAULT false NOT NULL
);
CREATE TABLE public.chat_agent (
    organisation text NOT NULL,
    identity text NOT NULL,
    presence text NOT NULL,
    capacity integer NOT NULL,
    seen_at timestamp with time zone
);
CREATE TABLE public.chat_file (
    organisation text NOT NULL,
    chat uuid NOT NULL,
    uuid uuid NOT NULL,
    author text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size integer NOT NULL,
    sealed bytea NOT NULL,
    message integer,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.chat_message (
    organisation text NOT NULL,
    chat uuid NOT NULL,
    number integer NOT NULL,
    key uuid NOT NULL,
    author text NOT NULL,
    agent text,
    content text NOT NULL,
    sent_at timestamp with time zone NOT NULL
);
CREATE TABLE public.chat_note (
    organisation text NOT NULL,
    chat uuid NOT NULL,
    uuid uuid NOT NULL,
    text text NOT NULL,
    written_by text NOT NULL,
    written_at timestamp with time zone NOT NULL
);
CREATE TABLE public.chatbot_answer (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    conversation uuid NOT NULL,
    number integer NOT NULL,
    content text NOT NULL,
    answered_at timestamp with time zone NOT NULL,
    bad_reason text,
    bad_comment text,
    marked_at timestamp with time zone,
    unanswered_at timestamp with time zone
);
CREATE TABLE public.chatbot_conversation (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    nonce_hash text NOT NULL,
    identity text,
    person text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone NOT NULL
);
CREATE TABLE public.credit_claim (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    pull text NOT NULL,
    person_and_home text NOT NULL,
    number bigint NOT NULL
);
ALTER TABLE public.credit_claim ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.credit_claim_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.document (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    application_id uuid NOT NULL,
    type text NOT NULL,
    file uuid NOT NULL,
    page uuid,
    created_at timestamp with time zone NOT NULL,
    signer uuid
);
CREATE TABLE public.event (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    number bigint NOT NULL,
    tx xid8 DEFAULT pg_current_xact_id() NOT NULL,
    kind text NOT NULL,
    step text NOT NULL,
    version integer NOT NULL,
    by_borrower boolean NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.event ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.event_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.experiment_exposure (
    organisation text NOT NULL,
    key text NOT NULL,
    experiment bigint NOT NULL,
    tracker uuid NOT NULL,
    variant text NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.fact (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    seq integer NOT NULL,
    name text NOT NULL,
    value jsonb NOT NULL,
    at timestamp with time zone NOT NULL,
    actor text NOT NULL,
    origin jsonb NOT NULL
);
CREATE TABLE public.feedback (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    identity text NOT NULL,
    application_id uuid,
    topic text NOT NULL,
    message text NOT NULL,
    marketing_consent boolean NOT NULL,
    pathname text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    CONSTRAINT feedback_topic_check CHECK ((topic = ANY (ARRAY['IMPROVE'::text, 'COMPLIMENT'::text])))
);
CREATE TABLE public.file_viewer (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    identity text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.flag_change (
    organisation text NOT NULL,
    number bigint NOT NULL,
    key text NOT NULL,
    setting jsonb,
    experiment bigint,
    reason text NOT NULL,
    changed_by text NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.flag_change_number
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.idempotency_key (
    organisation text NOT NULL,
    caller text NOT NULL,
    call text NOT NULL,
    key text NOT NULL,
    input_hash text NOT NULL,
    answer text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.intent (
    organisation text NOT NULL,
    reference uuid NOT NULL,
    application_id uuid NOT NULL,
    task text NOT NULL,
    entered_seq integer NOT NULL,
    state text NOT NULL,
    request_hash text NOT NULL,
    attempts integer NOT NULL,
    answer text,
    failure text,
    created_at timestamp with time zone NOT NULL,
    unclear_answers integer DEFAULT 0 NOT NULL,
    CONSTRAINT intent_state_check CHECK ((state = ANY (ARRAY['PREPARED'::text, 'ANSWERED'::text, 'NEEDS_PERSON'::text])))
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.loan_originator (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    identity text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    nmls text NOT NULL,
    broker_name text,
    states text[] NOT NULL,
    avatar bytea,
    left_at timestamp with time zone
);
CREATE TABLE public.message_choice (
    organisation text NOT NULL,
    identity text NOT NULL,
    kind text NOT NULL,
    is_on boolean NOT NULL,
    at timestamp with time zone NOT NULL,
    stopped_by_reply_at timestamp with time zone
);
CREATE TABLE public.note (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    uuid uuid NOT NULL,
    text text NOT NULL,
    written_by text NOT NULL,
    written_at timestamp with time zone NOT NULL
);
CREATE TABLE public.notification (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    identity text NOT NULL,
    application_id uuid NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone
);
CREATE TABLE public.one_time_token (
    hash text NOT NULL,
    organisation text NOT NULL,
    purpose text NOT NULL,
    identity text,
    detail text,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.originator_client (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    originator uuid NOT NULL,
    name text NOT NULL,
    form text,
    application_id uuid,
    saved_at timestamp with time zone NOT NULL
);
CREATE TABLE public.outbox (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    application_id uuid,
    channel text NOT NULL,
    template text NOT NULL,
    message text NOT NULL,
    sent_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone,
    refused_at timestamp with time zone,
    withheld_at timestamp with time zone
);
CREATE TABLE public.passkey (
    uuid uuid NOT NULL,
    organisation text NOT NULL,
    credential_id text NOT NULL,
    identity text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone
);
CREATE TABLE public.projection (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    owner text NOT NULL,
    step text NOT NULL,
    kind text NOT NULL,
    since timestamp with time zone NOT NULL,
    entered_seq integer NOT NULL,
    furthest_stage text NOT NULL,
    due_at timestamp with time zone,
    referred text[] NOT NULL,
    status jsonb NOT NULL,
    table_version text NOT NULL,
    notice_due_on date,
    waits_for text,
    borrower text,
    state text,
    amount_cents bigint,
    search_hash text,
    loan_number text NOT NULL,
    awaits_second_person boolean DEFAULT false NOT NULL,
    proposal_returned boolean DEFAULT false NOT NULL
);
CREATE TABLE public.proposal (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    act text NOT NULL,
    input jsonb NOT NULL,
    entered_seq integer NOT NULL,
    proposed_by text NOT NULL,
    proposed_at timestamp with time zone NOT NULL,
    returned_note uuid
);
CREATE TABLE public.provider_minute (
    provider text NOT NULL,
    minute timestamp with time zone NOT NULL,
    process uuid NOT NULL,
    calls integer NOT NULL,
    timeouts integer NOT NULL,
    unreachable integer NOT NULL,
    refused integer NOT NULL,
    garbage integer NOT NULL,
    took_ms integer[] NOT NULL,
    last_success_at timestamp with time zone,
    last_failure_at timestamp with time zone,
    last_failure text
);
CREATE TABLE public.rate_limit (
    key text NOT NULL,
    failures integer NOT NULL,
    window_ends_at timestamp with time zone NOT NULL
);
CREATE TABLE public.repeating_job (
    name text NOT NULL,
    every_ms integer NOT NULL,
    last_run_at timestamp with time zone NOT NULL,
    took_ms integer NOT NULL,
    last_failed_at timestamp with time zone,
    failure text,
    has_failed boolean NOT NULL
);
CREATE TABLE public.revoked_session (
    session text NOT NULL,
    revoked_at timestamp with time zone NOT NULL
);
CREATE TABLE public.rule_act (
    organisation text NOT NULL,
    number bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    identity text NOT NULL,
    what text NOT NULL,
    kinds text NOT NULL,
    effective_on text,
    sha256 text NOT NULL,
    proposal uuid,
    comment text
);
ALTER TABLE public.rule_act ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.rule_act_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE SEQUENCE public.rule_draft_version
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.rule_draft (
    organisation text NOT NULL,
    kind text NOT NULL,
    version integer DEFAULT nextval('public.rule_draft_version'::regclass) NOT NULL,
    based_on text NOT NULL,
    sha256 text NOT NULL,
    xml text NOT NULL,
    changed_by text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT rule_draft_kind_check CHECK ((kind = ANY (ARRAY['rates'::text, 'policy'::text])))
);
CREATE TABLE public.rule_proposal (
    organisation text NOT NULL,
    id uuid NOT NULL,
    act text NOT NULL,
    effective_on text NOT NULL,
    kinds text NOT NULL,
    files jsonb NOT NULL,
    sha256 text NOT NULL,
    from_draft boolean NOT NULL,
    proposed_by text NOT NULL,
    proposed_at timestamp with time zone NOT NULL,
    CONSTRAINT rule_proposal_act_check CHECK ((act = ANY (ARRAY['PUBLISH'::text, 'WITHDRAW'::text])))
);
CREATE TABLE public.rule_version (
    organisation text NOT NULL,
    kind text NOT NULL,
    effective_on text NOT NULL,
    sha256 text NOT NULL,
    xml text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    number integer NOT NULL,
    withdrawn boolean DEFAULT false NOT NULL,
    published_by text NOT NULL,
    proposed_by text,
    CONSTRAINT rule_version_kind_check CHECK ((kind = ANY (ARRAY['rates'::text, 'policy'::text])))
);
ALTER TABLE public.rule_version ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.rule_version_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.saved_view (
    organisation text NOT NULL,
    identity text NOT NULL,
    name text NOT NULL,
    filters jsonb NOT NULL
);
CREATE TABLE public.sealing_key (
    key_id text NOT NULL,
    hash_root text NOT NULL
);
CREATE TABLE public.search_term (
    organisation text NOT NULL,
    term text NOT NULL COLLATE pg_catalog."C",
    application_id uuid NOT NULL
);
CREATE TABLE public.second_factor (
    identity text NOT NULL,
    secret text NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    recovery_codes text[] DEFAULT '{}'::text[] NOT NULL
);
CREATE TABLE public.session_replay (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    link text NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.signer_invitation (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    signer uuid NOT NULL,
    email_hash text NOT NULL,
    code_hash text,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    identity text,
    accepted_at timestamp with time zone
);
CREATE TABLE public.staff (
    organisation text NOT NULL,
    identity text NOT NULL,
    permissions text[] NOT NULL
);
CREATE TABLE public.staff_change (
    organisation text NOT NULL,
    number bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    changed_by text NOT NULL,
    identity text NOT NULL,
    what text NOT NULL,
    roles text[] NOT NULL,
    subject text
);
ALTER TABLE public.staff_change ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_change_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.stored_file (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    application_id uuid NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size integer NOT NULL,
    sha256 text NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.telemetry_event (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    session uuid NOT NULL,
    context text NOT NULL,
    event text NOT NULL,
    event_type text NOT NULL,
    product_type text NOT NULL,
    is_own_host boolean NOT NULL,
    page_path text NOT NULL,
    query_params jsonb NOT NULL,
    identity uuid,
    application_id uuid,
    step text,
    dedupe text,
    at timestamp with time zone NOT NULL,
    CONSTRAINT telemetry_event_context_check CHECK ((context = ANY (ARRAY['customer'::text, 'agent'::text, 'visitor'::text])))
);
CREATE TABLE public.telemetry_session (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    epoch bigint NOT NULL,
    tracker uuid NOT NULL,
    context text NOT NULL,
    lib_version text NOT NULL,
    app_version text NOT NULL,
    came_from text NOT NULL,
    query_params jsonb NOT NULL,
    screen_width integer NOT NULL,
    screen_height integer NOT NULL,
    window_width integer NOT NULL,
    window_height integer NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT telemetry_session_context_check CHECK ((context = ANY (ARRAY['customer'::text, 'agent'::text, 'visitor'::text])))
);
CREATE TABLE public.terms_ledger (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    number integer NOT NULL,
    shown_to text NOT NULL,
    shown_at timestamp with time zone NOT NULL,
    shown_where text NOT NULL,
    terms jsonb NOT NULL,
    rates_version text,
    policy_version text,
    rates_sha256 text,
    policy_sha256 text
);
ALTER TABLE public.terms_ledger ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.terms_ledger_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.tracker (
    organisation text NOT NULL,
    identity text NOT NULL,
    tracker uuid NOT NULL
);
CREATE TABLE public.tracker_alias (
    organisation text NOT NULL,
    alias uuid NOT NULL,
    tracker uuid NOT NULL
);
CREATE TABLE public.upload_part (
    organisation text NOT NULL,
    application_id uuid NOT NULL,
    upload uuid NOT NULL,
    start_byte integer NOT NULL,
    size integer NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.wallet_account (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    identity text NOT NULL,
    content text NOT NULL,
    linked_at timestamp with time zone NOT NULL
);
CREATE TABLE public.wallet_authorization (
    organisation text NOT NULL,
    uuid uuid NOT NULL,
    wallet uuid NOT NULL,
    email text NOT NULL,
    email_hash text NOT NULL,
    granted_at timestamp with time zone NOT NULL
);
CREATE TABLE public.webhook_event (
    port text NOT NULL,
    id text NOT NULL,
    received_at timestamp with time zone NOT NULL
);
CREATE TABLE public.webhook_receipt (
    number bigint NOT NULL,
    port text NOT NULL,
    outcome text NOT NULL,
    organisation text,
    application_id uuid,
    received_at timestamp with time zone NOT NULL,
    process uuid NOT NULL,
    count integer NOT NULL
);
ALTER TABLE public.webhook_receipt ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_receipt_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO auth.account VALUES ('e4213706-f2c8-42d4-a9be-2d8250e5d00e', 'c8e8b266-7693-434f-9973-b1f45bce2f47', 'credential', 'c8e8b266-7693-434f-9973-b1f45bce2f47', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Hgbnjmjzckip45IOILQcnA$PfpprmXnaaUVOi/pWrKvNjDWObK9NvWiuhenHhHdaqM', '2026-11-26 12:19:29.581+00', '2026-11-26 12:19:29.581+00');
INSERT INTO auth.session VALUES ('d1c1b186-18ce-4cb3-9518-0ebf89728134', '2026-11-27 00:19:29.645+00', 'SC46dlPG2VhLldEnzUpMPGYkmUJIME33', '2026-11-26 12:19:29.647+00', '2026-11-26 12:19:29.647+00', '127.0.0.1', 'lightMyRequest', 'c8e8b266-7693-434f-9973-b1f45bce2f47', 'PASSWORD', false);
INSERT INTO auth."user" VALUES ('c8e8b266-7693-434f-9973-b1f45bce2f47', 'Avery Happy', 'homeline released@example.com', false, NULL, '2026-11-26 12:19:29.578+00', '2026-11-26 12:19:29.578+00');
INSERT INTO public.application VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 'c8e8b266-7693-434f-9973-b1f45bce2f47', '1000000001', '2026-11-26 12:19:29.585+00', 9, 12, '3c279685d364927410871b5046d6fa5e0d39746a9ddec00f391cb2ead37e72f5');
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 1, '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', 'fact origin', '{"seq": 1, "digest": "47808dc65fccd36f7fa7b5a0e5799d63f1d5dc5a11fdbc1d31f19ac7a62cb690"}', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}', '0000000000000000000000000000000000000000000000000000000000000000', '0c5d120d547555fc2783df37a9976b9e1a851023992253867d85d9e1131abd6f', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 2, '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', 'fact property', '{"seq": 2, "digest": "a581f27d5d5d4c76788ba2fc4e89f4d251941745f533ae6d40bc47dc0e35bba2"}', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}', '0c5d120d547555fc2783df37a9976b9e1a851023992253867d85d9e1131abd6f', '816cc2cb305a8e529af8259d30d0d2c64e599ee41cd156b7d0fc77d325e0903a', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 3, '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', 'fact statedIncome', '{"seq": 3, "digest": "1f1488f3d07be614a04da7cf43e7584769e45ed99aa202e398ceb5d4762173f9"}', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}', '816cc2cb305a8e529af8259d30d0d2c64e599ee41cd156b7d0fc77d325e0903a', '225d23cf9ffea7360c9efbc79ba5af1f54db7adac693c3bfbae858bee647e9ce', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 4, '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', 'fact profile', '{"seq": 4, "digest": "2ecfa00d0f73546337d59f3f73ad084b44edb6dec209b0df5f9b2dd0f261add4"}', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}', '225d23cf9ffea7360c9efbc79ba5af1f54db7adac693c3bfbae858bee647e9ce', 'c1e57c631dcbf44f8589e05b3d4e5a4df6fffc75748241317e72849d2bbdd97a', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 5, '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', 'fact contact', '{"seq": 5, "digest": "869ce04090159789780a89337c61b42067dfdbd91bf4313fdaa3e5cfa95f46a9"}', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}', 'c1e57c631dcbf44f8589e05b3d4e5a4df6fffc75748241317e72849d2bbdd97a', 'c534d080142ddf684ff8d7bcd9526ea528be3842c0b3fa10dff7cb9d6eb9e5b6', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 6, '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', 'step IN_PROGRESS', '{"from": null}', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}', 'c534d080142ddf684ff8d7bcd9526ea528be3842c0b3fa10dff7cb9d6eb9e5b6', 'd3379f3861789cf12aca6a83cf505db3edf3f222570ab78dca301820d13ab452', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 7, '2026-11-26 12:19:29.674+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', 'fact profile', '{"seq": 6, "digest": "d2342271ec1e4b5fba5efc3bc8c238fcd649ee774a8f5af5f1ea83305932cefc"}', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}', 'd3379f3861789cf12aca6a83cf505db3edf3f222570ab78dca301820d13ab452', '90a2116ac74b9df8c494766f3bb1c10b992fe75df6eb827f43e89e0edfdcb151', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 8, '2026-11-26 12:19:29.674+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', 'fact softCreditConsent', '{"seq": 7, "digest": "3a23018ed7494cbcf21e4adeb719de17a34135bed53e101e7568e9e0737aeec5"}', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}', '90a2116ac74b9df8c494766f3bb1c10b992fe75df6eb827f43e89e0edfdcb151', '8e49c811138b4c8e7bf3b554ca1ac4898cc10ce1211748ab7e048d03e93ae2f4', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 9, '2026-11-26 12:19:29.674+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', 'fact esignConsent', '{"seq": 8, "digest": "44ef275bcc7d587ef5e93b8e062a4d6edcf3dedda990ea04032ab09dad66e505"}', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}', '8e49c811138b4c8e7bf3b554ca1ac4898cc10ce1211748ab7e048d03e93ae2f4', '8e432947c5f2f9afd4f3ca5a232d5e0a84b338ca3135aaa0953d580a9970a97c', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 10, '2026-11-26 12:19:29.674+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', 'step WAITING_FOR_PROPERTY_DATA', '{"from": "IN_PROGRESS"}', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}', '8e432947c5f2f9afd4f3ca5a232d5e0a84b338ca3135aaa0953d580a9970a97c', '31d1bf4dc4a5e3aeee6207bfb060bdeca9fa4ffbf4c433c245e75dc81fda91f5', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 11, '2026-11-26 12:19:29.708+00', 'TASK test', 'fact propertyLookups', '{"seq": 9, "digest": "6f188d7a9f40bb446a606c67386abafa724d7f38f2a89a0d6436bbf8e3cbad59"}', '{}', '31d1bf4dc4a5e3aeee6207bfb060bdeca9fa4ffbf4c433c245e75dc81fda91f5', '37326007db0b14e3d43a6460fbb78408bfba856f56e8c72b0885c20e4f86f5fb', 2);
INSERT INTO public.audit_event VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 12, '2026-11-26 12:19:29.708+00', 'TASK test', 'step WAITING_FOR_SOFT_CREDIT', '{"from": "WAITING_FOR_PROPERTY_DATA"}', '{}', '37326007db0b14e3d43a6460fbb78408bfba856f56e8c72b0885c20e4f86f5fb', '9c30ade5f11ad2c943e64f91972d1b4e374e0a17d63ba45cd2dc91adacb712a4', 2);
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 1, '812', 'STEP_ENTERED', 'IN_PROGRESS', 5, true, '2026-11-26 12:19:29.561556+00');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 2, '813', 'STEP_ENTERED', 'WAITING_FOR_PROPERTY_DATA', 8, true, '2026-11-26 12:19:29.671584+00');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 3, '815', 'STEP_ENTERED', 'WAITING_FOR_SOFT_CREDIT', 9, false, '2026-11-26 12:19:29.702751+00');
INSERT INTO public.fact VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 1, 'origin', '{"isCrypto": false, "memberships": []}', '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}');
INSERT INTO public.fact VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 2, 'property', '{"zip": "43085", "city": "Columbus", "uuid": "5b1c425d-0f84-4e74-9e15-d4bcbd3a6293", "state": "OH", "street1": "101 Test Street", "occupancy": "PRIMARY", "listedForSale": false}', '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}');
INSERT INTO public.fact VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 3, 'statedIncome', '{"employmentType": "FULL_TIME", "monthlyGrossCents": 980000}', '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}');
INSERT INTO public.fact VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 4, 'profile', '{"dob": "sealed:released:lda4bkZHf/OH/m0x1v1tGvXObm6mW1sfYpdsQY6CcufkBKQJS+w=", "lastName": "Happy", "firstName": "Avery"}', '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}');
INSERT INTO public.fact VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 5, 'contact', '{"email": "released@example.com", "phone": "(555) 555-0101"}', '2026-11-26 12:19:29.587+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}');
INSERT INTO public.fact VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 6, 'profile', '{"dob": "sealed:released:wKuRUmbdaPYdsrrhP4DzwsPuWIZPfjICSk5PJXaB8mQ1ztO2fz4=", "lastName": "Happy", "firstName": "Avery"}', '2026-11-26 12:19:29.674+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}');
INSERT INTO public.fact VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 7, 'softCreditConsent', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest", "textVersion": "2026-01"}', '2026-11-26 12:19:29.674+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}');
INSERT INTO public.fact VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 8, 'esignConsent', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest", "textVersion": "2026-11"}', '2026-11-26 12:19:29.674+00', 'BORROWER c8e8b266-7693-434f-9973-b1f45bce2f47', '{"ip": "127.0.0.1", "userAgent": "lightMyRequest"}');
INSERT INTO public.fact VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 9, 'propertyLookups', '{"answer": "MATCHED", "parcel": {"county": "Franklin", "parcelId": "010-000101", "condition": "GOOD", "ownership": "INDIVIDUAL", "ownedSince": "2012-05-01", "propertyType": "SINGLE_FAMILY", "recordedLiens": []}, "ineligible": [], "lookedUpOn": "2026-11-21", "statedReasons": []}', '2026-11-26 12:19:29.708+00', 'TASK test', '{}');
INSERT INTO public.intent VALUES ('homeline', '0b188150-d7a5-49bf-b500-a2c5373bb47f', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 'lookUpProperty', 8, 'PREPARED', 'SSBkdZ3Gql4QwF_Z_vMmIu0CosJ9ElEVXT826OzVRmM', 1, NULL, NULL, '2026-11-26 12:19:29.714+00', 0);
INSERT INTO public.kysely_migration VALUES ('001-baseline', '2026-11-26T12:19:26.693Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.notification VALUES ('homeline', '482b49ca-5957-43da-b0d0-fd718f8109b2', 'c8e8b266-7693-434f-9973-b1f45bce2f47', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 'sealed:released:OvySFhNVQJsQoUwaEjTeQl8GICpd+7SAxW5TeVeC4pxYYBiFeBXfGj4OxlB+wAW6SGPbeoHakQyoJ0uHv8RPKJMBhog5+LWPKmLhWPtnJiIwkrrM23oG9RrTWmPx/c4Lum1TsnRT+trvZGAreGqfSukZ8RHnMS1fLDQEFNBOAc3api5XFO0awTQ1iI9LftoAV4H2GnX8ISqK2zdR24R6CeaPBQa8X90g3/+Mx70gN2Mwo5Q=', '2026-11-26 12:19:29.627+00', NULL);
INSERT INTO public.one_time_token VALUES ('3vdp8zUaCUoXLNg6q6Bc-VBrJhb4k0-yARobKwNoK-s', 'homeline', 'UNSUBSCRIBE', 'c8e8b266-7693-434f-9973-b1f45bce2f47', 'PROGRESS', '2027-01-25 12:19:29.561556+00', '2026-11-26 12:19:29.561556+00');
INSERT INTO public.one_time_token VALUES ('2PfVXhXWpfpVWFzQ8Vfgl_xf_Hxh2pQ8zKTALEJAv8M', 'homeline', 'VERIFY_EMAIL', 'c8e8b266-7693-434f-9973-b1f45bce2f47', NULL, '2026-11-28 12:19:29.561556+00', '2026-11-26 12:19:29.561556+00');
INSERT INTO public.outbox VALUES ('homeline', '9eb44c84-40ef-4e14-b51a-d282963e0914', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 'EMAIL', 'IN_PROGRESS', 'sealed:released:hJSaBTr/Jyae3qOAxhVK2p6kNiGawF5Bg9PO09RGX0kX2neXQbmWa6Vq5O/j6vzo4wuanOQGzumgTsF+jNM/EtOGWwCG3yCToY3M8K1mykuiVUa61e2Jb9t2ddbUdP0+bMqrOMx7gMBKY2IH0MSy9A0Hqv2I4jt9lQs5yJCrmSyqjCCs6yUzJmzkO9dat/W9HRfh8H2Np9fS647R/0t5nQKnrPEZT22DjbYykOLUTFykDvnUMZSJOszC42KtP6AtvicniqNdNTv0LRlInMxSdsmyNzoX8VbRw2zsbcd6EcxU0JNkY8/tyY0dsEG78YqqAzvo7TZ29Gmyp4VtSzrh+nmaQA7N/jN+Y+Sqbf+DtY1E6TU30nPO2hMBoAwikthZhHO4Ho3mxru16rZ7Ay6+E8T0OULgwjX0D9MLsbsx7xV+kJOvoy3G+I06W3cZvd0IihHmh+DwJKv/w2cUtDhyPF9bKVOm2wkT4liSdd27vduQzxsDFujzWE8ZRJAWswLBVxBxdgiVpi+mehofH1xso9SZdVpy3R8o/fIFq9hkz8N5eB9cM8UWbP8+X1bbtTddeHNpBYJTaO7MUz0bRAhDy2k65GlsTUCZGXCIITz5eR7o9+DGAzNxQmGtRXA8WiitOuGdZbQv/dIcxcVprxU+mjP1P2q0wNVHDQxUNf+nRkOX/VMSWHqkPKFef9CkZnI3hwjGcVlkwuUjdpuCWm6i0b0wAObyG3dJw6pyVRWY7w9zg1mzi7uGRqfBvn1Epddp4ARjjJwo2LT5w2CPsXjlceButJX2CqiGnc0XSNdGSMbjKjSPPdoVIYH8IJG1TMZVduzpgP/yv+voPQ8Y+anWNuNq/B7IvoEjfkQHUswkcombtHnRyGG45tsseSaO', NULL, '2026-11-26 12:19:29.634+00', 0, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('homeline', '25b392ce-1f4b-455f-99ed-a5b1de2107f8', NULL, 'EMAIL', 'VERIFY_EMAIL', 'sealed:released:Y2D/O1Eqodc2boCHYnZOO+A/Ply8SdXl6YQryFJTRcOUJkwE/8pz5ylkgLMz4yqM874KcazSybbD6xyNNCXqUpgmjkBik1XXPpolyS4NVTjoaDc91fXeIx5vs0Bdj/t6NM0ku93YckQWkjmGa+9dpmtpvbm9ZEDiSgdkoOoOS+XkK7qaPoSbuycjv+oiTRs9GsmH5bTeTUP2Sc7Q+Wg95eSWiKAnJ7k2LrX83skYQFUKLUK/vjw/2eO0PnQ1QfmLiKVcUh6kfJ6aPSzC+nTCtfezywW5PuVNTlnnVP4vPUg0JJAJADt+Yxti0/oqmQc9rvIE+C1OUhm60xKVRIF9FSDhSoXQ6OPTInz2LvxSHUV5U/FWk6dZh6hxuOkTyCtULQDDpGLRpQj3G/OrySGgXzvxzZ6QSM2P0Isft8OKDTqgkV65lbrUvSDJ3mL/5Q+A+VnZngEoVgz/5Jda1pRDEthDHwvsKEufbYpvW1uc7iTskCF2CF4UFoQQxLcavIVwdJybBxaecCSyoJbhmuZqeIPI/h2vVtFZTIviemoQdJWCFoe8+wJP/TjpgTv864B+qgHLaF7pklz6qrHR09VYIJgSSFvz4Diihq1HJ7PcDm9jUlEWpju6XBmV+PNGh88WfkKceq2m91xBO/4N8zTTflZbGw3Ra4EE+G8eGF7rLfmZveQb/G3rvJPp38pSETQV2Fcq', NULL, '2026-11-26 12:19:29.639+00', 0, NULL, NULL, NULL);
INSERT INTO public.projection VALUES ('homeline', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51', 'c8e8b266-7693-434f-9973-b1f45bce2f47', 'WAITING_FOR_SOFT_CREDIT', 'WAITING', '2026-11-26 12:19:29.708+00', 9, 'INITIAL', NULL, '{}', '{"bpo": "UNKNOWN_BPO_STATUS", "kind": "WAITING", "page": "start/profile", "step": "WAITING_FOR_SOFT_CREDIT", "uuid": "d3c09878-f2a7-40be-8dd6-9a0df01bcc51", "owner": "SYSTEM", "since": "2026-11-26T12:19:29.708Z", "title": "TITLE_NOT_REQUIRED", "usual": "seconds", "version": 9, "progress": {"done": [], "stage": "INITIAL", "answer": "101 Test Street, Columbus", "stages": ["INITIAL", "PRODUCT_SELECT", "MORE_INFO", "LINK_INCOME", "ID_UPLOAD", "SIGNING", "ENOTARY", "COMPLETE"]}, "condition": "GOOD", "dtiDecline": false, "uwDecision": "INITIAL", "clientState": "profile", "pollWaiting": true, "manualNotary": false, "skipsPolling": false, "liensComplete": false, "uwSubDecision": "UNKNOWN_SUBDECISION", "checklistStatus": "NONE", "datatreeNoMatch": false, "propertyComplete": true, "creditScoreDecline": false, "giactAccountStatus": "NOT_RUN", "waitingOnFloodCert": false, "creditFrozenWithPin": false, "inquiryAttestNeeded": false, "manualPaystubUpload": false, "inquiryAttestComplete": false, "disclosurelistNotaryReady": false, "manualDeedSigningComplete": false, "disclosurelistClosingReady": false, "disclosurelistSummaryReady": false, "manualPaystubTasksComplete": false, "disclosurelistNotaryComplete": false, "employmentVerificationNeeded": false, "disclosurelistClosingComplete": false, "disclosurelistSummaryComplete": false, "primaryParticipantAcceptComplete": false}', '5-3t2l2h', NULL, 'SYSTEM', 'Avery Happy', 'OH', NULL, 'fZXwB_Dn8ySkdhlxVND0XEs4B9vYSHPy3e1Hf4D7yv8', '1000000001', false, false);
INSERT INTO public.provider_minute VALUES ('property', '2026-11-26 12:19:00+00', 'f75e902b-fc5a-4b96-a82f-393691fd1874', 1, 0, 1, 0, 0, '{613}', NULL, '2026-11-26 12:19:30.340596+00', 'UNREACHABLE');
INSERT INTO public.rate_limit VALUES ('registration 127.0.0.1', 1, '2026-11-26 13:19:29.516963+00');
INSERT INTO public.repeating_job VALUES ('queue', 1000, '2026-11-26 12:19:29.521237+00', 77, NULL, NULL, false);
INSERT INTO public.sealing_key VALUES ('released', 'sealed:released:6pHG6SrIO1WRvOBrL0WJvZ8xKAV+wWzA4RYm53d3iJ5sItp/vSHJOEiZWDTrE1LsCcTHfIgF/ZA0T6QfBGnvn7bisxIamq+Z');
INSERT INTO public.search_term VALUES ('homeline', 'avery', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51');
INSERT INTO public.search_term VALUES ('homeline', 'happy', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51');
INSERT INTO public.search_term VALUES ('homeline', '#tOJna2iMExMo9uyWnStq7uxzqVlI4hRyJ_B8bgGpdjw', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51');
INSERT INTO public.search_term VALUES ('homeline', '#MlBdqk3mj6gDLWGk196WtPtDkiIFseYPgAdZqSYj164', 'd3c09878-f2a7-40be-8dd6-9a0df01bcc51');
SELECT pg_catalog.setval('public.credit_claim_number_seq', 1, false);
SELECT pg_catalog.setval('public.event_number_seq', 3, true);
SELECT pg_catalog.setval('public.flag_change_number', 1, false);
SELECT pg_catalog.setval('public.loan_number', 1000000001, true);
SELECT pg_catalog.setval('public.rule_act_number_seq', 1, false);
SELECT pg_catalog.setval('public.rule_draft_version', 1, false);
SELECT pg_catalog.setval('public.rule_version_number_seq', 6, true);
SELECT pg_catalog.setval('public.staff_change_number_seq', 1, false);
SELECT pg_catalog.setval('public.terms_ledger_number_seq', 1, false);
SELECT pg_catalog.setval('public.webhook_receipt_number_seq', 1, false);
ALTER TABLE ONLY auth.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.session
    ADD CONSTRAINT session_token_key UNIQUE (token);
ALTER TABLE ONLY auth."user"
    ADD CONSTRAINT user_email_key UNIQUE (email);
ALTER TABLE ONLY auth."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.verification
    ADD CONSTRAINT verification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hmda.answer
    ADD CONSTRAINT answer_pkey PRIMARY KEY (organisation, application_id, person);
ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_pkey PRIMARY KEY (organisation, id);
ALTER TABLE ONLY public.assignment
    ADD CONSTRAINT assignment_pkey PRIMARY KEY (organisation, application_id);
ALTER TABLE ONLY public.audit_anchor
    ADD CONSTRAINT audit_anchor_pkey PRIMARY KEY (organisation, day);
ALTER TABLE ONLY public.audit_check
    ADD CONSTRAINT audit_check_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.audit_event
    ADD CONSTRAINT audit_event_pkey PRIMARY KEY (organisation, application_id, number);
ALTER TABLE ONLY public.canned_reply
    ADD CONSTRAINT canned_reply_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.chat_agent
    ADD CONSTRAINT chat_agent_pkey PRIMARY KEY (organisation, identity);
ALTER TABLE ONLY public.chat_file
    ADD CONSTRAINT chat_file_pkey PRIMARY KEY (organisation, chat, uuid);
ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_organisation_chat_key_key UNIQUE (organisation, chat, key);
ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_pkey PRIMARY KEY (organisation, chat, number);
ALTER TABLE ONLY public.chat_note
    ADD CONSTRAINT chat_note_pkey PRIMARY KEY (organisation, chat, uuid);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.chatbot_answer
    ADD CONSTRAINT chatbot_answer_organisation_conversation_number_key UNIQUE (organisation, conversation, number);
ALTER TABLE ONLY public.chatbot_answer
    ADD CONSTRAINT chatbot_answer_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.chatbot_conversation
    ADD CONSTRAINT chatbot_conversation_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.credit_claim
    ADD CONSTRAINT credit_claim_pkey PRIMARY KEY (organisation, application_id, pull, person_and_home);
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (organisation, application_id, number);
ALTER TABLE ONLY public.experiment_exposure
    ADD CONSTRAINT experiment_exposure_pkey PRIMARY KEY (organisation, key, experiment, tracker);
ALTER TABLE ONLY public.fact
    ADD CONSTRAINT fact_pkey PRIMARY KEY (organisation, application_id, seq);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.file_viewer
    ADD CONSTRAINT file_viewer_pkey PRIMARY KEY (organisation, application_id, identity);
ALTER TABLE ONLY public.flag_change
    ADD CONSTRAINT flag_change_pkey PRIMARY KEY (organisation, number);
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (organisation, caller, call, key);
ALTER TABLE ONLY public.intent
    ADD CONSTRAINT intent_organisation_application_id_task_entered_seq_key UNIQUE (organisation, application_id, task, entered_seq);
ALTER TABLE ONLY public.intent
    ADD CONSTRAINT intent_pkey PRIMARY KEY (organisation, reference);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.loan_originator
    ADD CONSTRAINT loan_originator_organisation_identity_key UNIQUE (organisation, identity);
ALTER TABLE ONLY public.loan_originator
    ADD CONSTRAINT loan_originator_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.message_choice
    ADD CONSTRAINT message_choice_pkey PRIMARY KEY (organisation, identity, kind);
ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.originator_client
    ADD CONSTRAINT originator_client_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_organisation_credential_id_key UNIQUE (organisation, credential_id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.projection
    ADD CONSTRAINT projection_pkey PRIMARY KEY (organisation, application_id);
ALTER TABLE ONLY public.proposal
    ADD CONSTRAINT proposal_pkey PRIMARY KEY (organisation, application_id, act);
ALTER TABLE ONLY public.provider_minute
    ADD CONSTRAINT provider_minute_pkey PRIMARY KEY (provider, minute, process);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.repeating_job
    ADD CONSTRAINT repeating_job_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.revoked_session
    ADD CONSTRAINT revoked_session_pkey PRIMARY KEY (session);
ALTER TABLE ONLY public.rule_act
    ADD CONSTRAINT rule_act_pkey PRIMARY KEY (organisation, number);
ALTER TABLE ONLY public.rule_draft
    ADD CONSTRAINT rule_draft_pkey PRIMARY KEY (organisation, kind);
ALTER TABLE ONLY public.rule_proposal
    ADD CONSTRAINT rule_proposal_organisation_act_effective_on_kinds_key UNIQUE (organisation, act, effective_on, kinds);
ALTER TABLE ONLY public.rule_proposal
    ADD CONSTRAINT rule_proposal_pkey PRIMARY KEY (organisation, id);
ALTER TABLE ONLY public.rule_version
    ADD CONSTRAINT rule_version_pkey PRIMARY KEY (organisation, kind, effective_on, number);
ALTER TABLE ONLY public.saved_view
    ADD CONSTRAINT saved_view_pkey PRIMARY KEY (organisation, identity, name);
ALTER TABLE ONLY public.sealing_key
    ADD CONSTRAINT sealing_key_pkey PRIMARY KEY (key_id);
ALTER TABLE ONLY public.search_term
    ADD CONSTRAINT search_term_pkey PRIMARY KEY (organisation, term, application_id);
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_pkey PRIMARY KEY (identity);
ALTER TABLE ONLY public.session_replay
    ADD CONSTRAINT session_replay_pkey PRIMARY KEY (organisation, application_id, link);
ALTER TABLE ONLY public.signer_invitation
    ADD CONSTRAINT signer_invitation_pkey PRIMARY KEY (organisation, application_id, signer);
ALTER TABLE ONLY public.staff_change
    ADD CONSTRAINT staff_change_pkey PRIMARY KEY (organisation, number);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (organisation, identity);
ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.telemetry_event
    ADD CONSTRAINT telemetry_event_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.telemetry_session
    ADD CONSTRAINT telemetry_session_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.terms_ledger
    ADD CONSTRAINT terms_ledger_pkey PRIMARY KEY (organisation, application_id, number);
ALTER TABLE ONLY public.tracker_alias
    ADD CONSTRAINT tracker_alias_pkey PRIMARY KEY (organisation, alias);
ALTER TABLE ONLY public.tracker
    ADD CONSTRAINT tracker_pkey PRIMARY KEY (organisation, identity);
ALTER TABLE ONLY public.upload_part
    ADD CONSTRAINT upload_part_pkey PRIMARY KEY (organisation, application_id, upload, start_byte);
ALTER TABLE ONLY public.wallet_account
    ADD CONSTRAINT wallet_account_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.wallet_authorization
    ADD CONSTRAINT wallet_authorization_organisation_wallet_email_hash_key UNIQUE (organisation, wallet, email_hash);
ALTER TABLE ONLY public.wallet_authorization
    ADD CONSTRAINT wallet_authorization_pkey PRIMARY KEY (organisation, uuid);
ALTER TABLE ONLY public.webhook_event
    ADD CONSTRAINT webhook_event_pkey PRIMARY KEY (port, id);
ALTER TABLE ONLY public.webhook_receipt
    ADD CONSTRAINT webhook_receipt_pkey PRIMARY KEY (number);
CREATE INDEX account_of_user ON auth.account USING btree ("userId");
CREATE INDEX session_of_user ON auth.session USING btree ("userId");
CREATE UNIQUE INDEX application_loan_number ON public.application USING btree (organisation, loan_number);
CREATE INDEX application_owner ON public.application USING btree (organisation, owner, created_at);
CREATE INDEX assignment_identity ON public.assignment USING btree (organisation, identity);
CREATE UNIQUE INDEX audit_check_open ON public.audit_check USING btree (organisation) WHERE (finished_at IS NULL);
CREATE INDEX audit_event_at ON public.audit_event USING btree (organisation, at);
CREATE INDEX chat_application ON public.chat USING btree (organisation, application_id);
CREATE INDEX chat_channel ON public.chat USING btree (provider, provider_channel) WHERE (provider_channel IS NOT NULL);
CREATE INDEX chat_name_hashes ON public.chat USING gin (name_hashes);
CREATE INDEX chat_open ON public.chat USING btree (organisation, agent) WHERE (state <> 'ENDED'::text);
CREATE INDEX chat_person ON public.chat USING btree (organisation, person_hash);
CREATE INDEX chat_queue ON public.chat USING btree (organisation, waiting_since) WHERE (state = 'WAITING'::text);
CREATE INDEX chat_relay ON public.chat USING btree (relay_due) WHERE (relay_due IS NOT NULL);
CREATE INDEX chat_started ON public.chat USING btree (organisation, started_at DESC, uuid DESC);
CREATE INDEX chatbot_answer_marked_at ON public.chatbot_answer USING btree (organisation, marked_at DESC, uuid DESC) WHERE (marked_at IS NOT NULL);
CREATE INDEX chatbot_answer_unanswered_at ON public.chatbot_answer USING btree (organisation, unanswered_at DESC, uuid DESC) WHERE (unanswered_at IS NOT NULL);
CREATE INDEX chatbot_conversation_used_at ON public.chatbot_conversation USING btree (used_at);
CREATE INDEX credit_claim_person ON public.credit_claim USING btree (organisation, pull, person_and_home, number);
CREATE INDEX document_application ON public.document USING btree (organisation, application_id, created_at);
CREATE INDEX event_at ON public.event USING brin (at);
CREATE INDEX event_tx ON public.event USING btree (tx);
CREATE INDEX experiment_exposure_tracker ON public.experiment_exposure USING btree (organisation, tracker);
CREATE INDEX fact_referrer ON public.fact USING btree (organisation, ((value ->> 'referrerUuid'::text))) WHERE (name = 'origin'::text);
CREATE INDEX feedback_sent_at ON public.feedback USING btree (organisation, sent_at DESC, uuid DESC);
CREATE INDEX file_viewer_seen ON public.file_viewer USING btree (seen_at);
CREATE INDEX flag_change_key ON public.flag_change USING btree (organisation, key, number);
CREATE INDEX note_application ON public.note USING btree (organisation, application_id);
CREATE INDEX notification_of ON public.notification USING btree (organisation, identity, created_at DESC);
CREATE INDEX one_time_token_expiry ON public.one_time_token USING btree (expires_at);
CREATE INDEX one_time_token_identity ON public.one_time_token USING btree (identity);
CREATE INDEX originator_client_of ON public.originator_client USING btree (organisation, originator);
CREATE INDEX outbox_unsent ON public.outbox USING btree (COALESCE(next_attempt_at, created_at)) WHERE ((sent_at IS NULL) AND (refused_at IS NULL) AND (withheld_at IS NULL));
CREATE INDEX passkey_identity ON public.passkey USING btree (identity);
CREATE INDEX projection_due ON public.projection USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX projection_notice_due ON public.projection USING btree (organisation, notice_due_on) WHERE (notice_due_on IS NOT NULL);
CREATE INDEX projection_since ON public.projection USING btree (organisation, since, application_id);
CREATE INDEX projection_step ON public.projection USING btree (organisation, step, since);
CREATE INDEX projection_waits_for ON public.projection USING btree (organisation, waits_for, since, application_id);
CREATE INDEX proposal_returned_to ON public.proposal USING btree (organisation, proposed_by) WHERE (returned_note IS NOT NULL);
CREATE INDEX provider_minute_minute ON public.provider_minute USING btree (minute);
CREATE INDEX search_term_application ON public.search_term USING btree (organisation, application_id);
CREATE UNIQUE INDEX signer_invitation_code ON public.signer_invitation USING btree (code_hash);
CREATE INDEX signer_invitation_email ON public.signer_invitation USING btree (organisation, email_hash);
CREATE INDEX signer_invitation_identity ON public.signer_invitation USING btree (organisation, identity);
CREATE INDEX telemetry_event_at ON public.telemetry_event USING btree (at);
CREATE UNIQUE INDEX telemetry_event_once ON public.telemetry_event USING btree (organisation, session, event, dedupe);
CREATE INDEX telemetry_session_at ON public.telemetry_session USING btree (at);
CREATE INDEX tracker_tracker ON public.tracker USING btree (organisation, tracker);
CREATE INDEX upload_part_age ON public.upload_part USING btree (created_at);
CREATE INDEX wallet_account_of ON public.wallet_account USING btree (organisation, identity, linked_at);
CREATE INDEX wallet_authorization_of ON public.wallet_authorization USING btree (organisation, email_hash);
CREATE INDEX webhook_receipt_organisation ON public.webhook_receipt USING btree (organisation, number);
CREATE UNIQUE INDEX webhook_receipt_stranger ON public.webhook_receipt USING btree (port, outcome, received_at, process) WHERE (application_id IS NULL);
ALTER TABLE ONLY auth.account
    ADD CONSTRAINT "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.session
    ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chatbot_answer
    ADD CONSTRAINT chatbot_answer_organisation_conversation_fkey FOREIGN KEY (organisation, conversation) REFERENCES public.chatbot_conversation(organisation, uuid);
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_organisation_file_fkey FOREIGN KEY (organisation, file) REFERENCES public.stored_file(organisation, uuid);
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_organisation_page_fkey FOREIGN KEY (organisation, page) REFERENCES public.stored_file(organisation, uuid);
ALTER TABLE ONLY public.fact
    ADD CONSTRAINT fact_organisation_application_id_fkey FOREIGN KEY (organisation, application_id) REFERENCES public.application(organisation, id);
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_identity_fkey FOREIGN KEY (identity) REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_identity_fkey FOREIGN KEY (identity) REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.projection
    ADD CONSTRAINT projection_organisation_application_id_fkey FOREIGN KEY (organisation, application_id) REFERENCES public.application(organisation, id);
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_identity_fkey FOREIGN KEY (identity) REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wallet_authorization
    ADD CONSTRAINT wallet_authorization_organisation_wallet_fkey FOREIGN KEY (organisation, wallet) REFERENCES public.wallet_account(organisation, uuid) ON DELETE CASCADE;
