{{- define "homeline.selector" -}}
app.kubernetes.io/name: homeline
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
{{- define "homeline.labels" -}}
{{ include "homeline.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}
